import { ApiError } from '@shuttle/contracts'
import {
  type Cents,
  type CivilDate,
  type Currency,
  centsFromUnits,
  type DocumentType,
  type FareLine,
  type FareType,
  type FlightInfo,
  type Instant,
  type OrderStatus,
  PASSENGER_TYPES,
  type PassengerType,
  type TicketCategory,
} from '@shuttle/domain'
import { type orderResult, type orderRow, passengerRow } from '@shuttle/wire'
import {
  type Coded,
  CURRENCY,
  DOCUMENT_TYPE,
  instantFromWire,
  ORDER_STATUS,
  PASSENGER_TYPE,
  readCode,
  readJsonRows,
  readKnown,
} from '../codes'
import { flightFromWire } from './flight'
import { nameFromWire, type OrderRefund, orderRefundFromWire, type Ticket, ticketsFromWire } from './ticket'

export interface OrderPassenger {
  name: string
  /** The last four characters of the document number. */
  documentNumber: string
  /** Airport line only; undefined once it was erased. */
  documentType?: DocumentType | undefined
  type: Coded<PassengerType>
  /** Index among all passengers of the order, from 0; tickets refer to their passenger by it. */
  position: number
}

/** Ride of a ticket: a day with a boarding window, or a reserved departure. Times are `HH:mm`, empty where unknown. */
export interface Trip {
  date: CivilDate
  beginTime: string
  endTime: string
}

/** What an order and a paid order have in common. */
export interface OrderCore {
  orderNo: string
  orderReqno: string
  category: Coded<TicketCategory>
  fareType: Coded<FareType>
  originName: string
  destinationName: string
  outbound: Trip
  /** Undefined for one-way orders. */
  inbound: Trip | undefined
  currency: Currency
  /** `count` is passengers, `fare` is for one leg, `total` for all legs. */
  priceLines: FareLine[]
  couponDeduction: Cents
  /** What promotions took off before coupons; missing where none did. */
  promotionDeduction?: Cents
  amountDue: Cents
  passengers: OrderPassenger[]
  /** The provider's code; empty while nothing was paid. */
  payType: string
  tickets: Ticket[]
  status: Coded<OrderStatus>
  /** Value of the pickup code; empty while nothing was paid. Shown on the airport line only. */
  pickupCode: string
  /** The flight that its ride connects with; airport line only. */
  flight?: FlightInfo | undefined
  /** Refunds of its tickets, the oldest first; missing without one and in answers of an older service. */
  refunds?: readonly OrderRefund[] | undefined
  /** When the departure was changed; airport line only. */
  changedAt?: Instant | undefined
  /** The departure before that change. */
  changedFrom?: Instant | undefined
}

type OrderCoreRow = (typeof orderRow)['_zod']['output'] | (typeof orderResult)['_zod']['output']

export const tripFromWire = (date: string, begin: string, end: string): Trip => ({
  date,
  beginTime: begin.slice(0, 5),
  endTime: end.slice(0, 5),
})

/** Drops entries without a name and removes slashes from names (accounts 3, order result). */
export const passengersFromWire = (usersInfo: string): OrderPassenger[] =>
  readJsonRows(usersInfo).flatMap((row, position) => {
    const parsed = passengerRow.safeParse(row)
    if (!parsed.success) throw new ApiError({ kind: 'unreadable', code: 'usersInfo', cause: parsed.error })
    const name = nameFromWire(parsed.data.userName)
    if (name === '') return []
    return {
      name,
      documentNumber: parsed.data.idCard,
      ...(parsed.data.idType && { documentType: readKnown(DOCUMENT_TYPE, parsed.data.idType) }),
      type: readCode(PASSENGER_TYPE, parsed.data.ticketType),
      position,
    }
  })

type CountColumns = Pick<OrderCoreRow, 'adultTotal' | 'childrenTotal' | 'elderlyTotal' | 'babyTotal' | 'studentTotal'>

/** Passengers of each type; the wire doubles the counts of a round trip (D9.2). */
export const passengerCountsFromWire = (row: CountColumns, legs: 1 | 2): Record<PassengerType, number> => ({
  adult: row.adultTotal / legs,
  child: row.childrenTotal / legs,
  elderly: row.elderlyTotal / legs,
  infant: row.babyTotal / legs,
  student: row.studentTotal / legs,
})

/** Fares are for one leg (D9.2). */
const priceLinesFromWire = (row: OrderCoreRow, legs: 1 | 2): FareLine[] => {
  const counts = passengerCountsFromWire(row, legs)
  const units: Record<PassengerType, string> = {
    adult: row.adultFee,
    child: row.childrenFee,
    elderly: row.elderlyFee,
    infant: row.babyFee,
    student: row.studentFee,
  }
  return PASSENGER_TYPES.filter((type) => counts[type] > 0).map((type) => {
    const fare = centsFromUnits(units[type]) ?? 0
    return { type, count: counts[type], fare, total: fare * counts[type] * legs }
  })
}

/** Throws for an unknown code: an amount without a currency must not be shown. */
export const readCurrency = (code: string): Currency => {
  const currency = readKnown(CURRENCY, code)
  if (!currency) throw new ApiError({ kind: 'unreadable', code: `currency ${code}` })
  return currency
}

/** The fields that both rows spell alike. */
export const sharedFieldsFromWire = (row: OrderCoreRow, legs: 1 | 2) => ({
  orderNo: row.orderNo,
  orderReqno: row.orderReqno,
  currency: readCurrency(row.currency),
  priceLines: priceLinesFromWire(row, legs),
  couponDeduction: row.totalVoucherpay,
  ...(row.totalDiscount ? { promotionDeduction: row.totalDiscount } : undefined),
  amountDue: row.totalNeedpay,
  passengers: passengersFromWire(row.usersInfo),
  payType: row.payType,
  tickets: ticketsFromWire(row.phList),
  status: readCode(ORDER_STATUS, row.orderStatus),
  pickupCode: row.exchangeCode,
  ...(row.flight && { flight: flightFromWire(row.flight) }),
  ...(row.refunds && { refunds: row.refunds.map(orderRefundFromWire) }),
  ...(row.changeTime && { changedAt: instantFromWire(row.changeTime) }),
  ...(row.changeFromTime && { changedFrom: instantFromWire(row.changeFromTime) }),
})
