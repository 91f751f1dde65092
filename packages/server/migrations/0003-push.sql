-- What the server keeps for itself: its keys for push messages.
create table settings (
  name text primary key,
  value jsonb not null
);

-- Browsers that want to be told when it is their turn.
create table subscriptions (
  endpoint text primary key,
  person text not null references people (id) on delete cascade,
  keys jsonb not null,
  created bigint not null
);
create index subscriptions_of on subscriptions (person);
