import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { airportBody, anAirportPassenger, asQuote } from '../../../testing/airport-body.request'
import { inLarge } from '../../../testing/in-large'
import { inThisOrder } from '../../../testing/in-this-order'
import { withoutRowLocks } from '../../../testing/without-row-locks'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { sendRequest, withdraw } from '../refund-requests/testing/refund-request-calls.request'
import { applyWithoutLocks } from '../ticket-refunds/testing/apply-without-locks'
import { apply, type BoughtOrder, buyTickets, getQuote } from '../ticket-refunds/testing/buy-tickets.request'
import { listWrongSums } from '../ticket-refunds/testing/list-wrong-sums'
import { changeDeparture } from './change-departure'
import { readChange } from './change-departure.request'
import { changeBody } from './testing/change.request'

const DAY = '2026-11-24'
const ROUNDS = inLarge(6, 2)

let service: PaymentService
beforeAll(async () => {
  service = await startPaymentService()
})
afterAll(() => service.close())
afterEach(async () => expect(await listWrongSums(db())).toEqual([]))

type Trx = Transaction<Database>
const db = () => service.context.db
const countSold = async () => {
  const rows = db().selectFrom('departures').select('sold').where('line_code', '=', 'HZICLK')
  const each = await rows.where('travel_date', '=', DAY).where('begin_time', 'in', ['08:30', '09:00']).execute()
  return each.reduce((sum, { sold }) => sum + sold, 0)
}
const countValid = async () => {
  const tickets = db().selectFrom('tickets').select('ticket_no').where('line_code', '=', 'HZICLK')
  return (await tickets.where('status', '=', 'valid').execute()).length
}
const buy = (passengerCount = 2, change: object = {}): Promise<BoughtOrder> => {
  const passengers = Array.from({ length: passengerCount }, (_, position) => anAirportPassenger(position, change))
  const timestamp = Math.floor(service.clock.now() / 1000)
  return buyTickets(service, {}, { change: asQuote(airportBody({ timestamp }, passengers)) })
}
const change = ({ member, orderNo }: BoughtOrder) => member.call('ticket/change.departure', changeBody(orderNo))
const changeUnlocked = ({ member, orderNo }: BoughtOrder): Promise<string> => {
  const parsed = readChange(changeBody(orderNo), undefined)
  const command = { ...parsed, accountId: member.accountId, language: 'en' as const, now: service.clock.now() }
  return changeDeparture({ db: withoutRowLocks(db()) }, command).then(
    () => 'SUCCESS',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
}
/** Locks the departure of which both release seats. */
const hold = (trx: Trx) =>
  sql`select 1 from departures where line_code = 'HZICLK' and travel_date = ${DAY} and begin_time = '09:00'
    for update`.execute(trx)

describe('[D4.6] a change and a concurrent refund of the same order', () => {
  it('leaves one seat taken for each valid ticket, in either order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await buy()
      const quote = await getQuote(order)
      const operations = [() => change(order), () => apply(order, quote)]
      const [changed, refunded] = await Promise.all(operations.map((operation) => operation()))
      expect(refunded?.code).toBe('SUCCESS')
      expect(['SUCCESS', 'CHANGE_NO_TICKET']).toContain(changed?.code)
      expect(await countSold()).toBe(await countValid())
    }
  })

  it('moves the other tickets when the refund of some was first', async () => {
    const order = await buy()
    const tickets = order.tickets.slice(0, 1)
    const quote = await getQuote(order, tickets)
    const { one, other } = await inThisOrder(db(), hold, [() => apply(order, quote, { tickets }), () => change(order)])
    expect([(await one).code, (await other).code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await countSold()).toBe(await countValid())
  })

  it('moves nothing when the refund of all was first', async () => {
    const order = await buy()
    const quote = await getQuote(order)
    const { one, other } = await inThisOrder(db(), hold, [() => apply(order, quote), () => change(order)])
    expect([(await one).code, (await other).code]).toEqual(['SUCCESS', 'CHANGE_NO_TICKET'])
  })

  it('returns the seats of the new departure when the change was first', async () => {
    const order = await buy()
    const quote = await getQuote(order)
    const { one, other } = await inThisOrder(db(), hold, [() => change(order), () => apply(order, quote)])
    expect([(await one).code, (await other).code]).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await countSold()).toBe(await countValid())
  })

  it('takes seats for refunded tickets when the order is not locked (negative control)', async () => {
    // Other orders have seats too, so that seats released twice show up.
    await buy(3)
    const order = await buy()
    const quote = await getQuote(order)
    const { one, other } = await inThisOrder(db(), hold, [
      () => applyWithoutLocks(service, order, quote),
      () => changeUnlocked(order),
    ])
    expect([await one, await other]).toEqual(['SUCCESS', 'SUCCESS'])
    const valid = db().selectFrom('departures').select(['begin_time', 'sold']).where('line_code', '=', 'HZICLK')
    const sold = await valid.where('travel_date', '=', DAY).where('begin_time', '=', '09:00').executeTakeFirst()
    const seated = db().selectFrom('tickets').select('ticket_no').where('line_code', '=', 'HZICLK')
    const onNine = await seated.where('begin_time', '=', '09:00').where('status', '=', 'valid').execute()
    expect(sold?.sold).not.toBe(onNine.length)
  })
})

it('[D4.6] an order does not move while a refund request waits for staff, and moves when it is withdrawn', async () => {
  const order = await buy(1, { ticketType: '01', birthDate: '1950-02-03' })
  const { requestNo } = await sendRequest(order, { idTail: '4320' })
  expect((await change(order)).code).toBe('CHANGE_REQUEST_OPEN')
  await withdraw(order, requestNo)
  expect((await change(order)).code).toBe('SUCCESS')
})
