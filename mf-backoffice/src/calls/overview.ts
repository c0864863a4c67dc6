import { CURRENCY, DEPARTURE_STATUS, FARE_TYPE, readCode, readReason } from '@shuttle/calls/staff'
import type { Cents, CivilDate, Instant } from '@shuttle/domain'
import { queryOverviewCall } from '@shuttle/wire/staff'
import { type Difference, differenceFromWire } from './differences'
import { readMoment } from './moment'
import { staffCall } from './staff-call'

/** An amount; the currency code is ours, or as a provider spells it. */
export interface Money {
  total: Cents
  currency: string
}

/** A queue: how many wait, their amounts by currency, and since when. */
export interface Waiting {
  count: number
  sums: Money[]
  oldestAt: Instant | undefined
}

export interface WaitingRequest extends Money {
  requestNo: string
  orderNo: string
  /** Empty where the query did not request a name. */
  name: string
  /** A `RefundReason`; a code that this build does not know stays as it is. */
  reason: string
  hasProof: boolean
  requestedAt: Instant
  isOverdue: boolean
}

export interface StuckPayment extends Money {
  orderNo: string
  requestNo: string
  payType: string
  unansweredSince: Instant
}

export interface SoldOnLine extends Money {
  lineCode: string
  orders: number
  tickets: number
}

export interface SeatsOnLine {
  lineCode: string
  fareType: string
  /** Empty for day and night tickets. */
  beginTime: string
  capacity: number
  sold: number
  /** Day and night tickets have only `closed`, where staff ended the sale of the day. */
  status: string | undefined
}

/** Queues of staff and sales of today; a part that the role may not read is undefined. */
export interface Overview {
  readAt: Instant
  day: CivilDate
  requests: (Waiting & { overdue: number; answerDate: CivilDate | undefined; rows: WaitingRequest[] }) | undefined
  proposals: (Waiting & { mine: number }) | undefined
  payments: (Waiting & { rows: StuckPayment[] }) | undefined
  failedRefunds: Waiting | undefined
  differences: (Waiting & { rows: Difference[] }) | undefined
  sales: SoldOnLine[] | undefined
  seats: SeatsOnLine[] | undefined
}

type Answer = (typeof queryOverviewCall)['answer']['_zod']['output']['responseData']

const readMoney = ({ total, currency }: { total: Cents; currency: string }): Money => ({
  total,
  currency: CURRENCY[currency] ?? currency,
})

const readWaiting = (part: NonNullable<Answer['failedRefunds']>): Waiting => ({
  count: part.count,
  sums: part.sums.map(readMoney),
  oldestAt: part.oldestTime === undefined ? undefined : readMoment(part.oldestTime),
})

const readRequests = (part: NonNullable<Answer['requests']>) => ({
  ...readWaiting(part),
  overdue: part.overdue,
  answerDate: part.answerDate,
  rows: part.rows.map((row) => ({
    ...readMoney(row),
    requestNo: row.requestNo,
    orderNo: row.orderNo,
    name: row.userName || (row.email ?? ''),
    reason: readReason(row.reasonCode) ?? row.reasonCode,
    hasProof: row.hasProof,
    requestedAt: readMoment(row.applyTime),
    isOverdue: row.overdue,
  })),
})

const readPayments = (part: NonNullable<Answer['payments']>) => ({
  ...readWaiting(part),
  rows: part.rows.map((row) => ({
    ...readMoney(row),
    orderNo: row.orderNo,
    requestNo: row.requestNo,
    payType: row.payType,
    unansweredSince: readMoment(row.unansweredTime),
  })),
})

const readDifferences = (part: NonNullable<Answer['differences']>) => ({
  ...readWaiting(part),
  rows: part.rows.map(differenceFromWire),
})

const fromWire = (answer: Answer): Overview => ({
  readAt: readMoment(answer.readTime),
  day: answer.day,
  requests: answer.requests && readRequests(answer.requests),
  proposals: answer.proposals && { ...readWaiting(answer.proposals), mine: answer.proposals.mine },
  payments: answer.payments && readPayments(answer.payments),
  failedRefunds: answer.failedRefunds && readWaiting(answer.failedRefunds),
  differences: answer.differences && readDifferences(answer.differences),
  sales: answer.sales?.map((row) => ({
    ...readMoney(row),
    ...{ lineCode: row.lineCode, orders: row.orders, tickets: row.tickets },
  })),
  seats: answer.seats?.map((row) => ({
    ...{ lineCode: row.lineCode, beginTime: row.beginTime, capacity: row.capacity, sold: row.sold },
    fareType: readCode(FARE_TYPE, row.feeType),
    status: row.statusCode === undefined ? undefined : readCode(DEPARTURE_STATUS, row.statusCode),
  })),
})

/** Throws `ApiError`. */
export const fetchOverview = async (signal?: AbortSignal): Promise<Overview> =>
  fromWire((await staffCall(queryOverviewCall, {}, signal && { signal })).responseData)
