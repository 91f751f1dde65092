-- An order is one row of the log and nothing else: its game is locked while it is written, and its key is looked for among the last rows.
alter table log drop constraint log_game_fkey;
drop index log_keys;
alter table games drop column number;
