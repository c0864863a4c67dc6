import { sql } from 'kysely'
import { barrier } from '../../../testing/barrier'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { checkOpenRefunds } from '../../money/payments/check-open-refunds'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { recordCheck, recordCollection } from '../ticket-use'
import { applyWithoutLocks } from './testing/apply-without-locks'
import { apply, type BoughtOrder, buyTickets, getQuote } from './testing/buy-tickets.request'
import { listWrongSums } from './testing/list-wrong-sums'

const TIMES = inLarge(50, 12)
const SOLD_OUT_DAY = '2026-11-24'
const ROUND = { line: 'HKGZHORT', date: SOLD_OUT_DAY, back: SOLD_OUT_DAY }

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())

const db = () => service.context.db
const atOnce = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const countRefunds = async (orderNo: string) =>
  (await db().selectFrom('refunds').select('refund_no').where('order_no', '=', orderNo).execute()).length
const setSeatsLeft = (seats_left: number) =>
  db()
    .insertInto('quotas')
    .values(
      ['HKGZHO', 'ZHOHKG'].map((line_code) => ({
        ...{ line_code, fare_type: 'day' as const, travel_date: SOLD_OUT_DAY, capacity: 9, seats_left },
      })),
    )
    .onConflict((conflict) => conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ seats_left }))
    .execute()
const countSeatsLeft = async (line = 'HKGZHO') => {
  const quotas = db().selectFrom('quotas').select('seats_left').where('line_code', '=', line)
  const day = quotas.where('travel_date', '=', SOLD_OUT_DAY).where('fare_type', '=', 'day')
  return (await day.executeTakeFirstOrThrow()).seats_left
}
const applyUnlocked = (...order: [order: BoughtOrder, quoteNo: string, chosen?: readonly string[]]) =>
  applyWithoutLocks(service, ...order)
/** Locks the rows that every refund of the order writes and reads without a lock: its quotes. */
const holdQuotes = (order: BoughtOrder) => (trx: Parameters<Parameters<typeof inThisOrder>[1]>[0]) =>
  trx.selectFrom('refund_quotes').select('quote_no').where('order_no', '=', order.orderNo).forUpdate().execute()

beforeEach(() => setSeatsLeft(9))
afterEach(async () => expect(await listWrongSums(db())).toEqual([]))

describe('[D3.once.1] concurrent refunds', () => {
  it('[D3.refund.3] many refunds of one quote are applied once, and its seat is returned once', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    const before = await countSeatsLeft()
    const answers = await atOnce(TIMES, () => apply(order, quote))
    const numbers = answers.map(({ responseData }) => (responseData as { refundNo: string }).refundNo)
    expect(answers.map(({ code }) => code)).toEqual(Array(TIMES).fill('SUCCESS'))
    expect(new Set(numbers).size).toBe(1)
    expect([await countRefunds(order.orderNo), await countSeatsLeft()]).toEqual([1, before + 1])
  })

  it('only the last guard of the ledger stops repeated refunds when the order is not locked (negative control)', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    const applyOnce = () => applyUnlocked(order, quote)
    const { one, other } = await inThisOrder(db(), holdQuotes(order), [applyOnce, applyOnce])
    expect([await one, await other].toSorted()).toEqual(['23505', 'SUCCESS'])
  })

  it('[D3.refund.7] refunds of overlapping quotes refund each ticket once', async () => {
    const order = await buyTickets(service, { adult: 3 })
    const [one = '', two = '', three = ''] = order.tickets
    const choices = [
      [one, two],
      [two, three],
      [one, three],
      [one, two, three],
    ]
    const quotes = await atOnce(choices.length, (at) => getQuote(order, choices[at]))
    const answers = await atOnce(choices.length, (at) => apply(order, quotes[at] ?? '', { tickets: choices[at] }))
    expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'REFUND_ALREADY_REFUNDED')).toHaveLength(3)
    expect(await countRefunds(order.orderNo)).toBe(1)
  })

  it('the second of two overlapping quotes is a fault, not a refusal, when the order is not locked (negative control)', async () => {
    const order = await buyTickets(service, { adult: 3 })
    const [first, second] = [order.tickets.slice(0, 2), order.tickets.slice(1)]
    const [a, b] = [await getQuote(order, first), await getQuote(order, second)]
    const { one, other } = await inThisOrder(db(), holdQuotes(order), [
      () => applyUnlocked(order, a, first),
      () => applyUnlocked(order, b, second),
    ])
    expect([await one, await other].toSorted()).toEqual(['23505', 'SUCCESS'])
  })

  it('[D3.refund.9] refunds of both legs of a passenger, by a quote each, are one, and each seat returns once', async () => {
    const order = await buyTickets(service, ROUND)
    const before = [await countSeatsLeft(), await countSeatsLeft('ZHOHKG')]
    const quotes = await atOnce(8, () => getQuote(order))
    const answers = await atOnce(quotes.length, (at) => apply(order, quotes[at] ?? ''))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([...Array(7).fill('REFUND_ALREADY_REFUNDED'), 'SUCCESS'])
    expect(await countRefunds(order.orderNo)).toBe(1)
    expect([await countSeatsLeft(), await countSeatsLeft('ZHOHKG')]).toEqual(before.map((seats) => seats + 1))
  })

  it('the second refund of the same legs is a fault, not a refusal, when the order is not locked (negative control)', async () => {
    const order = await buyTickets(service, ROUND)
    const [a, b] = [await getQuote(order), await getQuote(order)]
    const { one, other } = await inThisOrder(db(), holdQuotes(order), [
      () => applyUnlocked(order, a),
      () => applyUnlocked(order, b),
    ])
    expect([await one, await other].toSorted()).toEqual(['23505', 'SUCCESS'])
  })
})

describe('[D3.once.1] a refund and a check at the gate at the same moment', () => {
  const check = (ticket: string, on = db()) =>
    recordCheck(
      on,
      { check_id: `c-${ticket}`, ticket_no: ticket, checked_at: service.clock.now(), gate: 'Gate 1', device: '1' },
      service.clock.now(),
    )
  const prepare = async () => {
    const order = await buyTickets(service)
    const [ticket = ''] = order.tickets
    return { order, ticket, quote: await getQuote(order) }
  }
  const hold = (ticket: string) => (trx: Parameters<Parameters<typeof inThisOrder>[1]>[0]) =>
    trx.selectFrom('tickets').select('ticket_no').where('ticket_no', '=', ticket).forUpdate().execute()

  it('[D3.refund.5] a refund after the check refunds nothing', async () => {
    const { order, ticket, quote } = await prepare()
    const { one, other } = await inThisOrder(db(), hold(ticket), [() => check(ticket), () => apply(order, quote)])
    expect([await one, (await other).code]).toEqual([true, 'REFUND_COLLECTED_OR_CHECKED'])
    expect([await countRefunds(order.orderNo), await service.getStatus(order.orderNo)]).toEqual([0, 'used'])
  })

  it('[D3.collect.2] a refund after the collection refunds nothing', async () => {
    const { order, ticket, quote } = await prepare()
    const { orderNo } = order
    const collect = () => recordCollection(db(), { orderNo, place: 'Counter 2', now: service.clock.now() })
    const { one, other } = await inThisOrder(db(), hold(ticket), [collect, () => apply(order, quote)])
    expect([await one, (await other).code]).toEqual([true, 'REFUND_COLLECTED_OR_CHECKED'])
    expect([await countRefunds(orderNo), await service.getStatus(orderNo)]).toEqual([0, 'used'])
  })

  it('[D3.state.1] a check of a refunded ticket makes no order used', async () => {
    const { order, ticket, quote } = await prepare()
    const { one, other } = await inThisOrder(db(), hold(ticket), [() => apply(order, quote), () => check(ticket)])
    expect([(await one).code, await other]).toEqual(['SUCCESS', true])
    expect([await countRefunds(order.orderNo), await service.getStatus(order.orderNo)]).toEqual([1, 'refunding'])
  })

  it('refunds a ticket after its check when the order is not locked (negative control)', async () => {
    const { order, ticket, quote } = await prepare()
    const { one, other } = await inThisOrder(db(), hold(ticket), [
      () => check(ticket, withoutRowLocks(db())),
      () => applyUnlocked(order, quote),
    ])
    expect([await one, await other]).toEqual([true, 'SUCCESS'])
  })
})

describe('[D3.state.1] the money of two refunds of one order that arrives at the same moment', () => {
  /** Two refunds of all tickets, checked by one instance each; both have to write a mail, which waits. */
  const endBoth = async (on = db()) => {
    await service.runOutbox()
    const order = await buyTickets(service, { adult: 2 })
    const now = service.clock.now()
    for (const ticket of order.tickets) await apply(order, await getQuote(order, [ticket]), { tickets: [ticket] })
    const setDue = (position: 0 | 1, next_check_at: number) =>
      db()
        .updateTable('refunds')
        .set({ next_check_at })
        .where('refund_no', '=', (from) =>
          from
            .selectFrom('refund_items')
            .select('refund_no')
            .where('ticket_no', '=', order.tickets[position] ?? ''),
        )
        .execute()
    await setDue(1, now + 1)
    const check = () => checkOpenRefunds({ ...service.context, db: on, methods: service.methods })
    const { one, other } = await inThisOrder(db(), (trx) => sql`lock table outbox in share mode`.execute(trx), [
      check,
      async () => {
        await setDue(1, now)
        return check()
      },
    ])
    expect([await one, await other]).toEqual([1, 1])
    return service.getStatus(order.orderNo)
  }

  it('the money of two refunds leaves the order refunded', async () => expect(await endBoth()).toBe('refunded'))

  it('two refunds that end find each other pending, and so does the order, when the order is not locked (negative control)', async () =>
    expect(await endBoth(withoutRowLocks(db()))).toBe('refunding'))
})

describe('[D3.once.1] the seat of a refunded ticket', () => {
  const returnOne = async () => {
    const order = await buyTickets(service)
    await setSeatsLeft(0)
    await apply(order, await getQuote(order))
    expect(await countSeatsLeft()).toBe(1)
  }

  it('[D3.refund.6] the seat is sold once, to one of many buyers', async () => {
    await returnOne()
    const bought = await atOnce(10, () =>
      buyTickets(service).then(
        () => 'bought',
        () => 'refused',
      ),
    )
    expect(bought.filter((outcome) => outcome === 'bought')).toHaveLength(1)
    expect(await countSeatsLeft()).toBe(0)
  })

  it('all buyers get one returned seat when they read before they write (negative control)', async () => {
    await returnOne()
    const allHaveRead = barrier(10)
    const quota = { line_code: 'HKGZHO', fare_type: 'day', travel_date: SOLD_OUT_DAY } as const
    const buyNaively = () =>
      db()
        .transaction()
        .execute(async (trx) => {
          const seats = (
            await trx
              .selectFrom('quotas')
              .select('seats_left')
              .where((is) => is.and(quota))
              .executeTakeFirstOrThrow()
          ).seats_left
          await allHaveRead()
          if (seats < 1) return 'refused'
          await trx
            .updateTable('quotas')
            .set({ seats_left: seats - 1 })
            .where((is) => is.and(quota))
            .execute()
          return 'bought'
        })
    expect(await atOnce(10, buyNaively)).toEqual(Array(10).fill('bought'))
  })
})
