import {
  aFlight,
  airportBody,
  anAirportPassenger,
  asQuote,
  fromAirportBody,
} from '../../../testing/airport-body.request'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { anAdult } from '../../../testing/trip-body.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const TYPES = { adult: '00', child: '02', student: '05', infant: '04' }
const passengersOf = (...types: Array<keyof typeof TYPES>) =>
  types.map((type) => ({ ...anAdult, ticketType: TYPES[type] }))
const quote = async (body: object) => (await site.call('ticket/buy.ticket', asQuote(body))).answer.responseData
const discount = async (tickets: readonly object[]) => (await quote(airportBody({ tickets }))).totalDiscount

describe('[A9.promotion.2, D4.3] the family combo', () => {
  it.each([
    ['four adults', passengersOf('adult', 'adult', 'adult', 'adult'), 16_000],
    ['the cheapest of four', passengersOf('child', 'adult', 'adult', 'child'), 8000],
    ['none of three', passengersOf('adult', 'adult', 'adult'), undefined],
    ['an infant is free already and not counted', passengersOf('adult', 'adult', 'adult', 'infant'), undefined],
    [
      'an infant among five is not the free one',
      passengersOf('adult', 'adult', 'student', 'student', 'infant'),
      16_000,
    ],
    ['one of seven', passengersOf('adult', 'adult', 'adult', 'adult', 'adult', 'adult', 'child'), 8000],
  ])('the combo takes off a fare: %s', async (_, tickets, expected) => expect(await discount(tickets)).toBe(expected))

  it('names the free passengers of each type, so that screens offer coupons for the others', async () => {
    const { detailList } = await quote(airportBody({ tickets: passengersOf('child', 'adult', 'adult', 'child') }))
    const rows = detailList.map((row: Record<string, unknown>) => [row.ticketType, row.total, row.freePeople])
    expect(rows).toEqual([
      ['00', 2, undefined],
      ['02', 2, 1],
    ])
  })

  it('the combo takes off nothing from the airport', async () => {
    const { totalDiscount, totalMoney } = await quote(
      fromAirportBody({ tickets: passengersOf('adult', 'adult', 'adult', 'adult') }),
    )
    expect([totalDiscount, totalMoney]).toEqual([undefined, 72_000])
  })

  it('the combo sells four seats for the price of three, and one ticket costs nothing', async () => {
    const member = await site.member()
    const passengers = [0, 1, 2, 3].map((at) =>
      anAirportPassenger(at, at === 3 ? { ticketType: '02', birthDate: '2018-01-01' } : {}),
    )
    const wrong = await member.call(
      'ticket/buy.ticket',
      airportBody({ amount: 56_000, totalNeedpay: 56_000 }, passengers),
    )
    expect(wrong.code).toBe('AMOUNT_MISMATCH')
    const right = airportBody({ amount: 48_000, totalNeedpay: 48_000, flight: aFlight() }, passengers)
    const { responseData } = await member.call('ticket/buy.ticket', right)
    expect(responseData).toMatchObject({ totalDiscount: 8000, totalMoney: 48_000 })
    const { orderNo } = responseData
    const shares = site.db.selectFrom('order_passengers').select('paid_cents').where('order_no', '=', orderNo)
    expect((await shares.orderBy('position').execute()).map(({ paid_cents }) => paid_cents)).toEqual([
      16_000, 16_000, 16_000, 0,
    ])
    const order = site.db.selectFrom('orders').select('seats').where('order_no', '=', orderNo)
    expect(await order.executeTakeFirst()).toEqual({ seats: 4 })
  })

  it('the combo applies to departures of its days alone', async () => {
    const set = (valid_from: string | null, valid_to: string | null) =>
      site.db.updateTable('promotions').set({ valid_from, valid_to }).where('kind', '=', 'familyCombo').execute()
    const four = passengersOf('adult', 'adult', 'adult', 'adult')
    await set('2026-11-25', null)
    expect(await discount(four)).toBeUndefined()
    await set('2026-11-24', '2026-11-25')
    expect(await discount(four)).toBe(16_000)
    await set(null, '2026-11-24')
    expect(await discount(four)).toBeUndefined()
  })
})
