-- Server processes that are alive, by the clock of the database: a game belongs to one of them, or to nobody.
create table processes (
  id text primary key,
  until bigint not null
);
alter table games drop column lease;
