import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table order_passengers add column id_tail text not null default ''`,
  `alter table order_passengers add column id_sealed text not null default ''`,
  `update order_passengers set id_tail = right(regexp_replace(upper(id_number), '[^0-9A-Z]', '', 'g'), 4)
    where length(regexp_replace(id_number, '[^0-9A-Za-z]', '', 'g')) > 4`,
  // Hashes of whole requests, with the numbers in them.
  `delete from idempotency_keys where key like 'made:%'`,
  `update idempotency_keys set request_hash = ''
    where order_no in (select order_no from order_passengers where id_number <> '')`,
  `create index unsealed_documents on order_passengers (order_no) where id_number <> ''`,
  `create index sealed_documents on order_passengers (order_no) where id_sealed <> ''`,
]

/** Identity documents are sealed; what staff and screens know is their last four. The numbers of older orders are sealed by a job, which has the key. */
export const sealedDocuments: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
