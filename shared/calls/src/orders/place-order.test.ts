import { anOrderAnswer } from '../testing/recorded-answers'
import { type ConfirmedQuote, orderToWire, placedOrderFromWire } from './place-order'
import { type QuoteRequest, quoteFromWire, quoteToWire } from './request-quote'

const request: QuoteRequest = {
  lineCode: 'HKGZHO',
  category: 'oneWay',
  originCode: 'HKG',
  destinationCode: 'ZHO',
  date: '2026-11-23',
  fareType: 'night',
  currency: 'HKD',
  counts: { adult: 1, child: 1, elderly: 1, student: 0, infant: 0 },
  boardingPoint: 'HKG01',
  alightingPoint: 'ZHO01',
}

it('[P3.passenger.1, P3.passenger.2] sends one entry for each passenger, empty where not required', () => {
  const { tickets } = quoteToWire(request)
  expect(tickets).toEqual(
    ['00', '02', '01'].map((ticketType) => ({ ticketType, idCard: '', idType: '1', userName: '', telNum: '' })),
  )
})

it('[P3.order.1] spells codes as the wire does', () => {
  expect(quoteToWire(request)).toMatchObject({
    ticketData: '2026-11-23',
    lineCode: 'HKGZHO',
    startStationCode: 'HKG',
    endStationCode: 'ZHO',
    currency: '2',
    ticketCategory: '1',
    feeType: '3',
    orderType: '0',
  })
})

it('[P3.order.8, P3.money.1] sends money in cents and the timestamp in whole seconds', () => {
  const confirmedAt = 1_795_226_400_999
  expect(orderToWire({ request, total: 13100, amountDue: 13100, confirmedAt })).toMatchObject({
    orderType: '1',
    amount: 13100,
    totalNeedpay: 13100,
    totalVoucherpay: 0,
    totalBalpay: 0,
    timestamp: 1_795_226_400,
  })
})

it('[P3.order.4] sends a balance part of 0 and the amount due', () => {
  const quote: ConfirmedQuote = { request, total: 13100, amountDue: 10000, confirmedAt: 0 }
  expect(orderToWire(quote)).toMatchObject({ amount: 13100, totalBalpay: 0, totalNeedpay: 10000 })
  expect(quoteToWire(request)).toMatchObject({ amount: 0, totalBalpay: 0, totalNeedpay: 0 })
})

describe('[P3.order.7] the answer to the captcha travels in the same request', () => {
  const quote: ConfirmedQuote = { request, total: 13100, amountDue: 13100, confirmedAt: 0 }
  const none = { captcha: '', sessionId: '', sig: '', token: '' }
  const slide = { sessionId: 'S1', sig: '05X', token: 'T1' }
  it('sends no captcha answer, four digits, or the proof of the slide', () => {
    expect(orderToWire(quote)).toMatchObject(none)
    expect(orderToWire(quote, { kind: 'digits', digits: '0123' })).toMatchObject({ ...none, captcha: '0123' })
    expect(orderToWire(quote, { kind: 'slide', ...slide })).toMatchObject({ ...none, ...slide })
  })
})

describe('purchase 3: a round trip by reserved departures', () => {
  const roundTrip: QuoteRequest = {
    ...request,
    lineCode: 'HKGZHORT',
    category: 'roundTrip',
    fareType: 'reserved',
    returnDate: '2026-11-24',
    departure: { beginTime: '10:00', endTime: '10:30' },
    returnDeparture: { beginTime: '18:00', endTime: '18:30' },
  }

  it('[P3.order.2] spells the return leg as end, start and RT', () => {
    expect(quoteToWire(roundTrip)).toMatchObject({
      lineCode: 'HKGZHORT',
      lineCodeRe: 'ZHOHKGRT',
      startStationCodeRe: 'ZHO',
      endStationCodeRe: 'HKG',
      ticketDataRe: '2026-11-24',
    })
  })

  it('[P3.order.5] carries the departure times of both legs', () => {
    expect(quoteToWire(roundTrip)).toMatchObject({
      feeType: '9',
      bookBeginTime: '10:00',
      bookEndTime: '10:30',
      bookBeginTimeRe: '18:00',
      bookEndTimeRe: '18:30',
    })
  })

  it('leaves the fields of the return leg empty for a one-way order', () => {
    const noReturn = { lineCodeRe: '', startStationCodeRe: '', endStationCodeRe: '', ticketDataRe: '' }
    expect(quoteToWire(request)).toMatchObject({ ...noReturn, bookBeginTime: '', bookBeginTimeRe: '' })
  })
})

it('purchase 5 inputs: names and identity numbers go to the passengers of their type, filtered', () => {
  const passengers = [
    { type: 'elderly', name: ' 陳 大文 ', idNumber: 'A123456(7)' },
    { type: 'adult', name: 'O-Chan', idNumber: 'B 1' },
  ] as const
  expect(quoteToWire({ ...request, passengers }).tickets).toMatchObject([
    { ticketType: '00', userName: 'OChan', idCard: 'B1' },
    { ticketType: '02', userName: '', idCard: '' },
    { ticketType: '01', userName: '陳 大文', idCard: 'A123456(7)' },
  ])
})

describe('purchase 3 order: coupons', () => {
  it('sends the coupon numbers joined by commas with count and deduction; the balance part is 0', () => {
    const withCoupons = { ...request, coupons: ['C1', 'C2'] }
    expect(orderToWire({ request: withCoupons, total: 13100, amountDue: 6600, confirmedAt: 0 })).toMatchObject({
      amount: 13100,
      totalVoucherpay: 6500,
      voucherNum: 2,
      voucherStr: 'C1,C2',
      totalBalpay: 0,
      totalNeedpay: 6600,
    })
    expect(quoteToWire(withCoupons)).toMatchObject({ voucherNum: 2, voucherStr: 'C1,C2', totalVoucherpay: 0 })
  })
  it('sends no coupon fields without coupons', () => {
    expect(quoteToWire(request)).toMatchObject({ voucherNum: 0, voucherStr: '' })
  })
})

it('[P3.answer.1] reads a quote in cents', () => {
  expect(quoteFromWire(anOrderAnswer)).toEqual({
    total: 13000,
    couponDeduction: 0,
    amountDue: 13000,
    currency: 'HKD',
    captcha: 'none',
    fares: { adult: 6500 },
  })
})

it('refuses a price in a currency it does not know', () => {
  expect(() => quoteFromWire({ ...anOrderAnswer, currency: '9' })).toThrow('unreadable')
})

it('[P3.answer.1] reads the deadline as business time', () => {
  expect(placedOrderFromWire(anOrderAnswer).payBy).toBe(Date.parse('2026-11-21T02:15:00Z'))
})

it('refuses an order without a number', () => {
  const { orderNo: _, orderNumber: __, ...answer } = anOrderAnswer
  expect(() => placedOrderFromWire(answer)).toThrow('unreadable')
})

it('names the quote whose price was shown, and none where the service gave none', () => {
  const { quoteId } = quoteFromWire({ ...anOrderAnswer, quoteId: 'Q1' })
  const confirmed = { request, total: 13_100, amountDue: 13_100, confirmedAt: 0 }
  expect(orderToWire({ ...confirmed, quoteId }).quoteId).toBe('Q1')
  expect(orderToWire(confirmed)).not.toHaveProperty('quoteId')
})

it('reads the fares from which the total of a quote is computed', () => {
  const detailList = [
    { ticketType: '00', fee: '99.00', total: 2 },
    { ticketType: '77', fee: '1.00', total: 1 },
  ]
  expect(quoteFromWire({ ...anOrderAnswer, detailList }).fares).toEqual({ adult: 9900 })
  expect(quoteFromWire({ ...anOrderAnswer, detailList: [] })).not.toHaveProperty('fares')
})
