-- A captcha can be listened to instead of looked at: digits of its own beside the picture's letters, with guesses of their own.
alter table captcha add column spoken_answer text;       -- null until they were spoken, and once the captcha was used
alter table captcha add column spoken_seed bytea;        -- makes the same sound again, for a player that asks for its parts
alter table captcha add column spoken_look text;         -- another look speaks other digits
alter table captcha add column spoken_tries integer not null default 0;
alter table captcha add column spoken_at timestamptz;
