import { sql } from 'kysely'
import { openTestDatabase } from '../testing/open-test-database'
import { ticketing } from './migrations/0001-ticketing'
import { payments } from './migrations/0100-payments'
import { refundLedger } from './migrations/0610-refund-ledger'

/** Money of two attempts: A-1 took 6400 of 6500, nothing is recorded of A-2. */
const BEFORE = [
  `insert into payment_attempts values
    ('A-1', '1', 'a', 'MasterCard', 'M', 6500, 'HKD', 'en', '', '', '', 'settled', 0, 0, 0, 0, null, ''),
    ('A-2', '2', 'a', 'wxpay', 'M', 6500, 'HKD', 'zh-cn', '', '', '', 'settled', 0, 0, 0, 0, null, '')`,
  `insert into payment_transactions values ('MasterCard', 'T-1', 'A-1', '1', 'M', 6400, 'HKD', 'wrong-amount', 0)`,
  `insert into payment_refunds values
    ('R-waits', 'MasterCard', 'A-1', '1', 6400, 'HKD', 'wrong-amount', 'waiting', 5, null),
    ('R-done', 'wxpay', 'A-2', '2', 6500, 'HKD', 'no-seats', 'done', 6, 7),
    ('R-refused', 'wxpay', 'A-2', '2', 6500, 'HKD', 'paid-twice', 'refused', 8, 9)`,
  `insert into outbox values
    ('1', 'payment:refund', '{}', 'dead', 0, 20, null, 0), ('2', 'mail:order-paid', '{}', 'waiting', 0, 0, null, 0)`,
]

it('the refund ledger takes over the refunds of before, and those that waited are due', async () => {
  const { db, close } = await openTestDatabase()
  try {
    const found = await db.transaction().execute(async (trx) => {
      const run = (text: string) => sql.raw(text).execute(trx)
      await run('create schema before_ledger')
      await run('set local search_path to before_ledger')
      await ticketing.up(trx)
      await payments.up(trx)
      // The rows stand alone: what they refer to is left out.
      await run('set local session_replication_role = replica')
      for (const statement of BEFORE) await run(statement)
      await refundLedger.up(trx)
      const refunds = await trx.selectFrom('refunds').selectAll().orderBy('created_at').execute()
      const left = await trx.selectFrom('outbox').select('kind').execute()
      await run('drop schema before_ledger cascade')
      return { refunds, left }
    })
    expect(found.left).toEqual([{ kind: 'mail:order-paid' }])
    const money = { captured_cents: 6500, amount_cents: 6500, currency: 'HKD', language: 'zh-cn', checks: 0 }
    expect(found.refunds).toMatchObject([
      {
        ...{ refund_no: 'R-waits', order_no: '1', request_no: 'A-1', state: 'accepted', next_check_at: 5 },
        ...{ captured_cents: 6400, amount_cents: 6400, language: 'en', ended_at: null, reason: 'wrong-amount' },
      },
      { ...money, refund_no: 'R-done', state: 'done', next_check_at: null, ended_at: 7 },
      { ...money, refund_no: 'R-refused', state: 'refused', next_check_at: null, ended_at: 9 },
    ])
  } finally {
    await close()
  }
})
