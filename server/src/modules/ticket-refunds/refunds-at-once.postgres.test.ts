import { sql } from 'kysely'
import { type PaymentService, startPaymentService } from '../payments/testing/start-payment-service'
import { apply, buyTickets, getQuote } from './testing/buy-tickets.request'

const TIMES = 50
const SOLD_OUT_DAY = '2026-11-24'

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
    .values({ line_code: 'HKGZHO', fare_type: 'day', travel_date: SOLD_OUT_DAY, capacity: 9, seats_left })
    .onConflict((conflict) => conflict.columns(['line_code', 'fare_type', 'travel_date']).doUpdateSet({ seats_left }))
    .execute()
const countSeatsLeft = async () => {
  const quotas = db().selectFrom('quotas').select('seats_left').where('line_code', '=', 'HKGZHO')
  const day = quotas.where('travel_date', '=', SOLD_OUT_DAY).where('fare_type', '=', 'day')
  return (await day.executeTakeFirstOrThrow()).seats_left
}
/** Orders whose money does not add up: paid is not kept and fee and refunded. */
const listWrongSums = async () =>
  (
    await sql`select orders.order_no from orders where paid_at is not null and due_cents <>
      (select coalesce(sum(paid_cents), 0) from tickets where order_no = orders.order_no and status = 'valid')
      + (select coalesce(sum(fee_cents + refund_cents), 0) from refund_items join refunds using (refund_no)
        where order_no = orders.order_no)`.execute(db())
  ).rows

beforeEach(() => setSeatsLeft(9))
afterEach(async () => expect(await listWrongSums()).toEqual([]))

describe('refunds at the same moment', () => {
  it('[D3.refund.3] of one quote, fifty times, are one refund, and its seat returns once', async () => {
    const order = await buyTickets(service)
    const quote = await getQuote(order)
    const before = await countSeatsLeft()
    const answers = await atOnce(TIMES, () => apply(order, quote))
    const numbers = answers.map(({ responseData }) => (responseData as { refundNo: string }).refundNo)
    expect(answers.map(({ code }) => code)).toEqual(Array(TIMES).fill('SUCCESS'))
    expect(new Set(numbers).size).toBe(1)
    expect([await countRefunds(order.orderNo), await countSeatsLeft()]).toEqual([1, before + 1])
  })

  it('[D3.refund.7] of overlapping quotes refund each ticket once', async () => {
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
    expect(answers.filter(({ code }) => code === 'REFUND_TICKET_ABNORMAL')).toHaveLength(3)
    expect(await countRefunds(order.orderNo)).toBe(1)
  })

  it('[D3.refund.6] return a seat that is sold once', async () => {
    const order = await buyTickets(service)
    await setSeatsLeft(0)
    await apply(order, await getQuote(order))
    expect(await countSeatsLeft()).toBe(1)
    const bought = await atOnce(5, () =>
      buyTickets(service).then(
        () => 'bought',
        () => 'refused',
      ),
    )
    expect(bought.filter((outcome) => outcome === 'bought')).toHaveLength(1)
    expect(await countSeatsLeft()).toBe(0)
  })

  it('control: without the lock on the order, two would both read the ticket as valid', async () => {
    const order = await buyTickets(service)
    const [ticket = ''] = order.tickets
    let readers = 0
    let open = () => {}
    const bothHaveRead = new Promise<void>((done) => {
      open = done
    })
    const refundNaively = () =>
      db()
        .transaction()
        .execute(async (trx) => {
          const read = trx.selectFrom('tickets').select('status').where('ticket_no', '=', ticket)
          const { status } = await read.executeTakeFirstOrThrow()
          readers += 1
          if (readers === 2) open()
          await bothHaveRead
          return status
        })
    expect(await atOnce(2, refundNaively)).toEqual(['valid', 'valid'])
  })
})
