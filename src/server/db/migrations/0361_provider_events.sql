-- Release 0.1.0, expand: events of providers in partitions by month, behind the name that they had; their keys in a table of keys.

do $$ begin
  alter table provider_event rename to provider_event_before;
  alter table provider_event_before alter column body_hash drop not null;
end $$;

-- Every event id of a provider, applied once: over all months, for good. The hash shows an id that came back with another body.
create table provider_event_key (
  provider text not null,
  event_id text not null,
  body_hash bytea not null,
  received_at timestamptz not null,    -- leads to its month
  primary key (provider, event_id)
);
insert into provider_event_key (provider, event_id, body_hash, received_at)
  select provider, event_id, body_hash, received_at from provider_event_before;
alter table provider_event_before drop constraint provider_event_pkey;

-- What an event did. Found by its time: rows come in its order, so that an index of a few bytes for each hundred pages is enough.
create table provider_event (
  provider text not null,
  event_id text not null,
  body_hash bytea,                     -- of those from before there were months
  outcome text not null,
  received_at timestamptz not null
) partition by range (received_at);
create index provider_event_time on provider_event using brin (received_at);

do $$ declare month date; begin
  select (date_trunc('month', max(received_at)) + interval '1 month')::date into month from provider_event_before;
  execute format('alter table provider_event attach partition provider_event_before for values from (minvalue) to (%L)',
    greatest(month, date_trunc('month', current_date)::date));
end $$;
