import { aRefundPolicy, type FakeAnswer, type FakeCall, saleAnswer, startFakeService } from '@shuttle/testing'
import {
  buyTicketCall,
  type CallDefinition,
  queryCouponsCall,
  queryDeparturesCall,
  queryGuidesCall,
  queryLineStatesCall,
  queryPriceCall,
  queryRefundPolicyCall,
  queryRouteCall,
  querySalesPolicyCall,
} from '@shuttle/wire'

import { guidesAnswer, lineStatesAnswer } from './guides-answer'

type Body = Record<string, unknown>
type Answerer = (body: Body) => FakeAnswer | Promise<FakeAnswer>

const ENDS = [
  ['ZHO', 'HKG'],
  ['HKG', 'ZHO'],
  ['MAC', 'HKG'],
  ['HKG', 'MAC'],
]
const aLineRow = ([from, to]: string[], isRoundTrip: boolean) => ({
  eXlmc: `${from}${isRoundTrip ? '<->' : '->'}${to}`,
  xlmc: `${from} to ${to}`,
  xlmc_1: `${from} Port`,
  xlmc_2: `${to} Port`,
  xllb: isRoundTrip ? '2' : '1',
  xldm: `${from}${to}${isRoundTrip ? 'RT' : ''}`,
  qZddm: from,
  zZddm: to,
  maxPerOrder: 6,
  maxChildren: 1,
  bookingWindowDays: 14,
  lowestFare: 6500,
})
export const ONE_WAY_LINES = ENDS.map((ends) => aLineRow(ends, false))
/** Round trips are sold between all ends except those from Macau. */
const LINES = [...ONE_WAY_LINES, ...ENDS.filter(([from]) => from !== 'MAC').map((ends) => aLineRow(ends, true))]

export const fareRows = (...feeTypes: number[]) =>
  feeTypes.map((feeType) => ({
    feeType: String(feeType),
    sysTime: '2026-11-21 10:00:00',
    adultCNY: '58.00',
    childrenCNY: '29.00',
    elderlyCNY: '29.00',
    adultHKD: '65.00',
    childrenHKD: '33.00',
    elderlyHKD: '33.00',
    boardingPointCode: '',
    breakoutPointCode: '',
    ...(feeType !== 9 && { seatsLeft: 100 }),
  }))

/** Fares of the two passenger types that most lines do not sell. */
export const STUDENT_AND_INFANT_FARES = { studentHKD: '50.00', studentCNY: '45.00', babyHKD: '0.00', babyCNY: '0.00' }

/** Cents of each ticket type, whatever the fee type. */
const faresByType: Record<string, number> = { '00': 6500, '01': 3300, '02': 3300 }

/** Of one ticket type with day and night tickets: cents, or the lowest and highest over the days on sale. */
export const fareRangeRows = (ticketType: string, day: number | [number, number], night: number | [number, number]) =>
  [day, night].map((fare, index) => {
    const [lowest, highest] = typeof fare === 'number' ? [fare, fare] : fare
    return { feeType: String(index + 2), ticketType, lowest, highest }
  })

const ruleRow = {
  kind: 'sells',
  feeTypes: ['2', '3'],
  aboveLevel: 0,
  need: '',
  notice: '',
  appliesTo: ['HKG', 'MAC', 'ZHO'],
  dateFrom: '',
  dateTo: '',
}

/** A sales policy that sells day and night tickets for ever, with additional fields. */
export const salesPolicy = (...added: Body[]): Body => ({
  responseData: {
    rules: [ruleRow, ...added.map((rule) => ({ ...ruleRow, ...rule }))],
    maxPerOrder: 6,
    maxChildren: 1,
    bookingWindowDays: 14,
    onlineConcession: true,
    peakDays: [],
    fareRanges: ['00', '02', '01'].flatMap((type) =>
      fareRangeRows(type, faresByType[type] ?? 0, faresByType[type] ?? 0),
    ),
  },
})

/** The same, of a line with fares before a day is chosen. */
export const salesPolicyAtFares = (...fareRanges: Body[]): Body => {
  const { responseData } = salesPolicy()
  return { responseData: { ...(responseData as Body), ticketTypes: ['00', '02', '01', '04'], fareRanges } }
}

/** The same, of a line that lists the passenger types it sells to. */
export const salesPolicySoldTo = (...ticketTypes: string[]): Body => {
  const { responseData } = salesPolicy()
  return { responseData: { ...(responseData as Body), ticketTypes } }
}

/** The same, with days on which no seat is left on either ride, and the fares of days. */
export const salesPolicySoldOut = (days: {
  soldOutDates: string[]
  soldOutReturnDates: string[]
  dayFares?: Body[]
}): Body => {
  const { responseData } = salesPolicy()
  return { responseData: { ...(responseData as Body), ...days } }
}

export const sessionRowAt = (beginTime: string, change: Body = {}): Body => ({
  bookDate: '2026-11-25',
  beginTime: `${beginTime}:00`,
  endTime: `${beginTime.slice(0, 3)}30:00`,
  maxPeople: 50,
  totalPeople: 10,
  feeType: '9',
  statusCode: '1',
  lineCode: 'HKGZHO',
  ...change,
})

/** Departures on the requested day and line. */
export const sessionsAt =
  (...rows: [beginTime: string, change?: Body][]) =>
  ({ bookDate, areaCode }: Body): Body => ({
    responseData: rows.map(([beginTime, change]) =>
      sessionRowAt(beginTime, { bookDate, lineCode: areaCode, ...change }),
    ),
  })

/** A quote or an order for the tickets of the request body. */
export const orderFor = (body: Body, change: Body = {}): Body =>
  saleAnswer(body, faresByType, { currency: '2', ...change })

/** A quote that requires captcha type 0, 1 or 2. */
export const requiringCaptcha = (captchaType: string): Body => ({
  captchaType,
  ...(captchaType === '2' && { slideFrame: 'https://frames.example/webhtml/frames/slide' }),
})

/** The amounts of a real order without coupons. */
export const amountsOf = (total: number): Body => ({ amount: total, totalVoucherpay: 0, totalNeedpay: total })

/** The content of an order or quote request, with the field names of the code; what was not sent is missing. */
export const bookingIn = ({ body }: FakeCall) => ({
  isReal: body.orderType === '1',
  lineCode: body.lineCode,
  ways: body.ticketCategory,
  fareType: body.feeType,
  date: body.ticketData,
  returnDate: body.ticketDataRe,
  returnLineCode: body.lineCodeRe,
  returnOriginCode: body.startStationCodeRe,
  session: [body.bookBeginTime, body.bookEndTime],
  returnSession: [body.bookBeginTimeRe, body.bookEndTimeRe],
  amount: body.amount,
  toPay: body.totalNeedpay,
  passengers: (body.tickets as Body[]).map(({ userName, idCard }) => [userName, idCard]),
})

/** The default refund policy, with overrides for single fare types. */
export const refundPolicyAt =
  (changes: Readonly<Record<string, Body>> = {}) =>
  ({ feeType }: Body): Body => ({ responseData: { ...aRefundPolicy, ...changes[String(feeType)] } })

/** A call whose answer about one fare type waits for a promise. */
export const waitsFor =
  (feeType: string, happened: Promise<unknown>, answer: (body: Body) => FakeAnswer): Answerer =>
  async (body) => {
    if (body.feeType === feeType) await happened
    return answer(body)
  }

/** A fake service that sells like the real one, until a test overrides an answer. */
export const startTicketService = async () => {
  const service = await startFakeService()
  const on = (call: CallDefinition, answer: FakeAnswer | Answerer) => service.on(call, answer)
  on(queryRouteCall, { responseData: LINES, notice: [], swiper: [] })
  on(queryGuidesCall, guidesAnswer())
  on(queryLineStatesCall, lineStatesAnswer())
  on(queryPriceCall, { responseData: fareRows(2, 3) })
  on(querySalesPolicyCall, salesPolicy())
  on(queryDeparturesCall, { responseData: [] })
  on(buyTicketCall, (body) => orderFor(body))
  on(queryCouponsCall, { responseData: [] })
  on(queryRefundPolicyCall, refundPolicyAt())
  return {
    ...service,
    on,
    /** The content of the last order or quote request. */
    lastBooking: () => {
      const last = service.getCalls(buyTicketCall).at(-1)
      if (!last) throw new Error('Nothing was ordered')
      return bookingIn(last)
    },
    /** Lines in the departure queries. */
    departureLines: () => service.getCalls(queryDeparturesCall).map(({ body }) => body.areaCode),
  }
}
export type TicketService = Awaited<ReturnType<typeof startTicketService>>
