-- What short links lead to: packed by the page, never read here, and nobody's.
create table links (
  name text primary key,
  -- The same again gets the same name.
  hash text not null unique,
  packed text not null,
  created bigint not null,
  -- When somebody last opened it, to the day.
  opened bigint not null
);
create index links_opened on links (opened);
