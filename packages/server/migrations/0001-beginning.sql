-- Times are milliseconds since 1970; secrets of sessions and of moving are kept as hashes.

create table people (
  id text primary key,
  name text not null,
  -- The name of an account, in small letters.
  account text unique,
  password text,
  moving text unique,
  created bigint not null,
  seen bigint not null
);

create table sessions (
  token text primary key,
  person text not null references people (id) on delete cascade,
  created bigint not null,
  seen bigint not null
);
create index sessions_of on sessions (person);

-- Shared by all games that are played on the same.
create table scenarios (
  hash text primary key,
  scenario text not null
);

create table games (
  id text primary key,
  -- The secret of the invitation link.
  place text unique,
  terms jsonb not null,
  -- From the beginning of the game on.
  scenario text references scenarios (hash),
  -- The dice: shown to nobody before the game is over.
  dice text not null,
  stage text not null,
  -- The last row of its log.
  number integer not null,
  turn integer not null,
  asked text not null,
  winner text not null,
  ended_by text not null,
  -- Time or absence, where that ended it.
  ended_how text not null,
  times jsonb,
  next text,
  leg integer not null,
  wants_rematch jsonb not null,
  created bigint not null,
  changed bigint not null,
  -- Which process has it, and until when.
  owner text,
  lease bigint not null
);
create index games_open on games (changed) where stage = 'waiting';
create index games_owned on games (owner) where stage = 'running';

create table seats (
  game text not null references games (id) on delete cascade,
  party text not null,
  person text references people (id) on delete set null,
  orders jsonb,
  bid integer,
  primary key (game, party)
);
create index seats_of on seats (person);

-- One row a command or undo; two processes can never both write the next one.
create table log (
  game text not null references games (id) on delete cascade,
  number integer not null,
  entry text not null,
  key text,
  at bigint not null,
  primary key (game, number)
);
create unique index log_keys on log (game, key);

create table snapshots (
  game text primary key references games (id) on delete cascade,
  number integer not null,
  length integer not null,
  state text not null
);

create table talk (
  game text not null references games (id) on delete cascade,
  number integer not null,
  party text not null,
  line text not null,
  at bigint not null,
  primary key (game, number)
);
