/** Ids of an order, a refund or a request that a mail in the outbox is about. */
const ABOUT = `coalesce(payload::jsonb->>'orderNo', payload::jsonb->>'refundNo', payload::jsonb->>'requestNo')`

/** Messages to send, and jobs that one instance runs at a time. */
export const jobs: readonly string[] = [
  `create table outbox (
    id text primary key, kind text not null, payload text not null, state text not null, due_at bigint not null,
    attempts integer not null, last_error text, created_at bigint not null)`,
  `create index outbox_due on outbox (due_at) where state = 'waiting'`,
  `create index outbox_waiting_by_age on outbox (created_at) where state = 'waiting'`,
  `create index outbox_done_by_age on outbox (created_at) where state = 'done'`,
  `create index outbox_codes_by_age on outbox (created_at) where state = 'done' and kind = 'mail:verification-code'`,
  `create index outbox_dead_by_age on outbox (created_at) where state = 'dead'`,
  `create index outbox_about on outbox ((${ABOUT}))`,
  // Marks of the keys that the instances use: no key can be computed from one.
  'create table key_marks (setting text not null, mark text not null, primary key (setting, mark))',
  'create table job_leases (job text primary key, holder text not null, held_until bigint not null)',
]
