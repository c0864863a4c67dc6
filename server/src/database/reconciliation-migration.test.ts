import { sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { ticketing } from './migrations/0001-ticketing'
import { payments } from './migrations/0100-payments'
import { refundLedger } from './migrations/0610-refund-ledger'
import { settledRefunds } from './migrations/0765-settled-refunds'
import { reconciliation } from './migrations/0790-reconciliation'

const BEFORE = [
  `insert into refunds (refund_no, provider, request_no, order_no, amount_cents, currency, reason, state, created_at, captured_cents, language)
    values ('R-1', 'wxpay', 'A-1', '1', 5850, 'HKD', 'plan-changed', 'done', 1, 6500, 'en')`,
  `insert into refund_differences values
    ('D-1', 'settled-twice', 'R-1', 'closed', 5850, 'HKD', 5, 6, 'a-finance', 'Returned by the bank.')`,
]

it('[D5.50] differences of before name their provider, order and both sides', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const found = await db.transaction().execute(async (trx) => {
      const run = (text: string) => sql.raw(text).execute(trx)
      await run('create schema before_nights')
      await run('set local search_path to before_nights')
      for (const migration of [ticketing, payments, refundLedger, settledRefunds]) await migration.up(trx)
      // The rows stand alone: what they refer to is left out.
      await run('set local session_replication_role = replica')
      for (const statement of BEFORE) await run(statement)
      await reconciliation.up(trx)
      const rows = await trx.selectFrom('payment_differences').selectAll().execute()
      await run('drop schema before_nights cascade')
      return rows
    })
    expect(found).toEqual([
      {
        ...{ difference_no: 'D-1', kind: 'settled-twice', provider: 'wxpay', number: 'R-1', day: null },
        ...{ order_no: '1', request_no: 'A-1', refund_no: 'R-1', state: 'closed' },
        ...{ ours_cents: 5850, ours_currency: 'HKD', theirs_cents: 5850, theirs_currency: 'HKD' },
        ...{ found_at: 5, closed_at: 6, closed_by: 'a-finance', reason_text: 'Returned by the bank.' },
      },
    ])
  } finally {
    await close()
  }
})
