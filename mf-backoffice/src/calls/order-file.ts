import { PASSENGER_TYPE, readCode } from '@shuttle/calls/staff'
import {
  type Cents,
  type CivilDate,
  type Currency,
  type Instant,
  REFUND_REQUEST_STATES,
  type RefundRequestState,
} from '@shuttle/domain'
import { queryOrderFileCall, type TIMELINE_KINDS } from '@shuttle/wire/staff'
import { LEDGER_STATES, type LedgerState } from '../domain/ledger-filter'
import { type FoundOrder, foundOrderFromWire } from './found-orders'
import { readMoment } from './moment'
import { noteFromWire, type OrderNote } from './order-note'
import { readCurrency } from './read-currency'
import { staffCall } from './staff-call'

export type TimelineKind = (typeof TIMELINE_KINDS)[number]

export interface TimelineEvent {
  at: Instant
  kind: TimelineKind
  /** Number of the ticket, payment, refund or request of the event. */
  object: string
  detail: string
  amount: Cents | undefined
}

export interface FileTicket {
  number: string
  /** Number of the passenger. */
  passengerPosition: number | undefined
  passengerType: string
  isInbound: boolean
  travelDate: CivilDate
  beginTime: string
  paid: Cents
  isRefunded: boolean
  /** Its refund is accepted, and the money is not back yet. */
  isRefundPending: boolean
  isChecked: boolean
  isCollected: boolean
  goodUntil: Instant | undefined
}

export interface FilePassenger {
  number: number
  name: string
  passengerType: string
  /** Such as `••••4567`; empty where none was given. */
  document: string
  /** The document can be opened. */
  isStored: boolean
}

export interface FileAttempt {
  requestNo: string
  payType: string
  amount: Cents
  currency: Currency
  /** `OPEN`, `SETTLED` or `CLOSED`. */
  state: string
  openedAt: Instant
  checks: number
  /** Payment numbers of the provider, with the outcome of the money. */
  payments: readonly { transactionId: string; outcome: string }[]
}

/** A refund, or a refund request. */
export interface FileMoney<State> {
  number: string
  total: Cents
  fee: Cents
  currency: Currency
  /** Undefined for one that this build does not know. */
  state: State | undefined
  at: Instant
}

export interface FileMail {
  id: string
  kind: string
  at: Instant
  state: string
  tries: number
  cause: string
}

/** An order with everything that belongs to it. */
export interface OrderFile {
  order: FoundOrder & { paidAt: Instant | undefined; payType: string; memberEmail: string; pickupCodeTail: string }
  flightNumber: string
  tickets: FileTicket[]
  passengers: FilePassenger[]
  attempts: FileAttempt[]
  refunds: FileMoney<LedgerState>[]
  requests: FileMoney<RefundRequestState>[]
  mails: FileMail[]
  notes: OrderNote[]
  /** The newest first. */
  timeline: TimelineEvent[]
  /** Actions that the signed-in member of staff may do on the order now. */
  allowed: ReadonlySet<string>
  /** All other actions, each with the code of its reason. */
  refused: readonly { action: string; code: string }[]
}

type Answer = (typeof queryOrderFileCall)['answer']['_zod']['output']['responseData']

const readState = <State extends string>(states: readonly State[], code: string): State | undefined =>
  states.find((state) => state.toUpperCase() === code)

const ticketFromWire = (row: Answer['tickets'][number], pending: ReadonlySet<string>): FileTicket => ({
  number: row.ticketNo,
  passengerPosition: row.passengerPosition,
  passengerType: readCode(PASSENGER_TYPE, row.passengerType),
  isInbound: row.leg === '2',
  travelDate: row.travelDate,
  beginTime: row.beginTime,
  paid: row.paid,
  isRefunded: row.state === 'REFUNDED',
  isRefundPending: pending.has(row.ticketNo),
  isChecked: row.checks.length > 0,
  isCollected: row.collectTime !== undefined,
  goodUntil: row.goodUntil === undefined ? undefined : readMoment(row.goodUntil),
})

const fromWire = (answer: Answer): OrderFile => {
  const { order } = answer
  const pending = new Set(
    answer.refunds.filter(({ state }) => state !== 'DONE').flatMap(({ items }) => items.map(({ ph }) => ph)),
  )
  return {
    order: {
      ...foundOrderFromWire(order),
      paidAt: order.paidTime === undefined ? undefined : readMoment(order.paidTime),
      payType: order.payType,
      memberEmail: order.memberEmail,
      pickupCodeTail: order.pickupCodeTail,
    },
    flightNumber: order.flight?.flightNo ?? '',
    tickets: answer.tickets.map((row) => ticketFromWire(row, pending)),
    passengers: answer.passengers.map((row) => ({
      number: row.passengerPosition,
      name: row.name,
      passengerType: readCode(PASSENGER_TYPE, row.passengerType),
      document: row.document,
      isStored: row.isStored,
    })),
    attempts: answer.attempts.map((row) => ({
      requestNo: row.requestNo,
      payType: row.payType,
      amount: row.amount,
      currency: readCurrency(row.currency),
      state: row.state,
      openedAt: readMoment(row.openedTime),
      checks: row.checks,
      payments: row.payments.map(({ transactionId, outcome }) => ({ transactionId, outcome })),
    })),
    refunds: answer.refunds.map((row) => ({
      number: row.refundNo,
      total: row.total,
      fee: row.totalFee,
      currency: readCurrency(row.currency),
      state: readState(LEDGER_STATES, row.state),
      at: readMoment(row.applyTime),
    })),
    requests: answer.requests.map((row) => ({
      number: row.requestNo,
      total: row.total,
      fee: row.totalFee,
      currency: readCurrency(row.currency),
      state: readState(REFUND_REQUEST_STATES, row.state),
      at: readMoment(row.applyTime),
    })),
    mails: answer.mails.map((row) => ({
      id: row.mailId,
      kind: row.kind,
      at: readMoment(row.time),
      state: row.state,
      tries: row.tries,
      cause: row.cause,
    })),
    notes: answer.notes.map(noteFromWire),
    timeline: answer.timeline.map((row) => ({
      at: readMoment(row.time),
      kind: row.kind,
      object: row.object,
      detail: row.detail,
      amount: row.amount,
    })),
    allowed: new Set(answer.allowed),
    refused: answer.refused.map(({ action, code }) => ({ action, code })),
  }
}

/** Throws `ApiError`: `refused` with ORDER_NOT_FOUND. */
export const fetchOrderFile = async (orderNo: string, signal?: AbortSignal): Promise<OrderFile> =>
  fromWire((await staffCall(queryOrderFileCall, { orderNo }, signal && { signal })).responseData)
