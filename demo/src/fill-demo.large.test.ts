import { addDays, checkEmail, civilDateAt } from '@shuttle/domain'
import { type PaymentService, runNights, startPaymentService } from '@shuttle/server/testing/service'
import { fillDemo } from './fill-demo'

/** Late in the day, as sales and departures of today are part of it. */
const EVENING = Date.parse('2026-11-21T18:00:00+08:00')
/** When every provider has its statement of the demo's last day. */
const NIGHT_AFTER = Date.parse('2026-11-22T10:30:00+08:00')
/** Further back than any order of the demo. */
const DAYS_BACK = 45

let service: PaymentService
let lines: string[]
const fill = () =>
  fillDemo(
    { context: service.context, sandbox: service.sandbox.state },
    { orders: true, print: (line) => lines.push(line) },
  )
beforeAll(async () => {
  service = await startPaymentService({ STAFF_SECOND_FACTOR: 'off' })
  service.clock.set(EVENING)
  lines = []
})
afterAll(() => service.close())

const db = () => service.context.db
const countOrders = async (): Promise<number> =>
  Number(
    (
      await db()
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )

/**
 * Reconciles every day of the demo with the books of every provider. Returns the days that were not compared in full.
 */
const compareEveryDay = async () => {
  await db().deleteFrom('reconciliation_nights').execute()
  const first = addDays(civilDateAt(EVENING), -DAYS_BACK)
  const seen = service.methods.all.map(({ code }) => ({
    ...{ day: first, provider: code, state: 'compared' as const, next_run_at: null, compared_at: EVENING, runs: 1 },
    ...{ payments: 0, refunds: 0, statement_rows: null, unanswered: 0, sums: '[]', last_fault: '' },
  }))
  await db().insertInto('reconciliation_nights').values(seen).execute()
  const begun = await runNights({ ...service.context, methods: service.methods })
  expect(begun).toBe(seen.length * DAYS_BACK)
  const nights = db().selectFrom('reconciliation_nights').selectAll()
  return nights.where('state', '<>', 'compared').where('day', '<=', civilDateAt(EVENING)).execute()
}
const listDifferences = () =>
  db().selectFrom('payment_differences').select(['kind', 'number', 'order_no', 'ours_cents', 'theirs_cents']).execute()

it('the demo adds nothing to a database that has members of its own', async () => {
  const { id } = await db()
    .insertInto('accounts')
    .values({
      ...{ id: '018f0000-0000-7000-8000-000000000001', email: 'ming@tickets.example', password_hash: '' },
      ...{ nickname: 'Ming', avatar_url: '', member_number: '20000001', level: 1, created_at: EVENING },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await fill()).toBe(false)
  const accounts = await db().selectFrom('accounts').select('id').execute()
  expect(accounts).toEqual([{ id }])
  await db().deleteFrom('accounts').execute()
})

it('the demo fills an empty site with the orders of its member and of 40 others, once', async () => {
  expect(await fill()).toBe(true)
  expect(await countOrders()).toBe(250)
  expect(lines).toHaveLength(1)
  expect(await fill()).toBe(true)
  expect(await countOrders()).toBe(250)
  expect(lines).toHaveLength(1)
})

it('addresses of the demo fit the field of the sign-in form', async () => {
  const accounts = await db().selectFrom('accounts').select('email').execute()
  expect(accounts).toHaveLength(49)
  expect(accounts.filter(({ email }) => checkEmail(email ?? '') !== undefined)).toEqual([])
})

describe('reconciliation of the demo with its providers', () => {
  it('reconciliation finds only the difference that the demo shows to staff', async () => {
    const before = await listDifferences()
    expect(before.map(({ kind }) => kind)).toEqual(['settled-twice'])
    service.clock.set(NIGHT_AFTER)
    expect(await compareEveryDay()).toEqual([])
    expect(await listDifferences()).toEqual(before)
  })

  it('reconciliation finds a payment that lacks one cent (negative control)', async () => {
    const { orders } = service.sandbox.state
    const [changed] = [...orders.values()].filter(({ transactions }) => transactions.length === 1)
    if (!changed) throw new Error('no payment in the books')
    const transactions = changed.transactions.map((one) => ({ ...one, amountCents: one.amountCents - 1 }))
    service.sandbox.state.save('orders', { ...changed, transactions })
    expect(await compareEveryDay()).toEqual([])
    const found = (await listDifferences()).filter(({ kind }) => kind !== 'settled-twice')
    expect(found).toHaveLength(1)
    expect(found[0]?.order_no).toBe(changed.reference)
  })
})
