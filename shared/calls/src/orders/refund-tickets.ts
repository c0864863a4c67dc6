import type { Cents, Currency, Instant, PassengerType, RefundReason, RefundState } from '@shuttle/domain'
import {
  applyRefundCall,
  queryRefundPreviewCall,
  queryRefundsCall,
  type refundableTicketRow,
  type refundItemRow,
  type refundRow,
} from '@shuttle/wire'
import { type Coded, CURRENCY, instantFromWire, PASSENGER_TYPE, REFUND_STATE, readCode } from '../codes'
import { type CallOptions, callService } from '../send-call'

/** Refund of one ticket: fee and refund sum to the share that was paid for it. */
export interface RefundItem {
  ticketNo: string
  fare: Cents
  paid: Cents
  /** Basis points. */
  rate: number
  fee: Cents
  refund: Cents
}

/** A ticket of the order, before any is chosen. */
export interface TicketToRefund {
  ticketNo: string
  passengerType: Coded<PassengerType>
  passengerName: string
  leg: number
  isRefunded: boolean
  fare: Cents
  paid: Cents
  /** Fee and refund as of now; undefined where nothing is refunded. */
  item: RefundItem | undefined
  /** Refusal code for choosing it; undefined where the service refunds it. */
  reason: string | undefined
  isByApplication: boolean
  /** Tickets that can only be chosen together with it, including itself. */
  together: string[]
  nextFeeAt: Instant | undefined
  closesAt: Instant | undefined
}

export interface RefundPreview {
  currency: Coded<Currency>
  /** Undefined while no tickets are chosen. */
  quote: { quoteId: string; validUntil: Instant; items: RefundItem[]; fee: Cents; refund: Cents } | undefined
  tickets: TicketToRefund[]
}

export interface Refund {
  refundNo: string
  state: Coded<RefundState>
  currency: Coded<Currency>
  refund: Cents
  fee: Cents
  payType: string
  /** Undefined where the service refunds automatically. */
  reason: RefundReason | undefined
  reasonText: string
  appliedAt: Instant
  doneAt: Instant | undefined
  /** Reference of a payment that staff made by other means than `payType`; undefined for any other refund. */
  outsideReference: string | undefined
  items: RefundItem[]
}

type Row<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output']
type ReasonCode = (typeof applyRefundCall)['request']['_zod']['input']['reasonCode']

const REASON: Readonly<Record<ReasonCode, RefundReason>> = {
  PLAN_CHANGED: 'plan-changed',
  BOUGHT_WRONG: 'bought-wrong',
  DUPLICATE: 'duplicate',
  SERVICE_DISRUPTION: 'service-disruption',
  ILLNESS: 'illness',
  OTHER: 'other',
}

const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(REASON, code)
export const reasonFromWire = (code: string): RefundReason | undefined =>
  isReasonCode(code) ? REASON[code] : undefined
export const reasonToWire = (reason: RefundReason): ReasonCode =>
  Object.keys(REASON)
    .filter(isReasonCode)
    .find((code) => REASON[code] === reason) ?? 'OTHER'

export const optionalInstant = (text: string | undefined) => (text === undefined ? undefined : instantFromWire(text))

export const itemFromWire = ({ ph, fare, paid, feeRate, fee, refund }: Row<typeof refundItemRow>): RefundItem => ({
  ticketNo: ph,
  fare,
  paid,
  rate: feeRate,
  fee,
  refund,
})

export const ticketFromWire = (row: Row<typeof refundableTicketRow>): TicketToRefund => {
  const { ph, fare, paid, feeRate, fee, refund } = row
  const hasAmounts = feeRate !== undefined && fee !== undefined && refund !== undefined
  return {
    ticketNo: ph,
    passengerType: readCode(PASSENGER_TYPE, row.ticketType),
    passengerName: row.userName ?? '',
    leg: Number(row.leg),
    isRefunded: row.cpzt === '10',
    fare,
    paid,
    item: hasAmounts ? { ticketNo: ph, fare, paid, rate: feeRate, fee, refund } : undefined,
    reason: row.reason === '' ? undefined : row.reason,
    isByApplication: row.byApplication,
    together: row.together,
    nextFeeAt: optionalInstant(row.nextFeeTime),
    closesAt: optionalInstant(row.closeTime),
  }
}

export const refundFromWire = (row: Row<typeof refundRow>): Refund => ({
  refundNo: row.refundNo,
  state: readCode(REFUND_STATE, row.state),
  currency: readCode(CURRENCY, row.currency),
  refund: row.total,
  fee: row.totalFee,
  payType: row.payType,
  reason: reasonFromWire(row.reasonCode),
  reasonText: row.reasonText,
  appliedAt: instantFromWire(row.applyTime),
  doneAt: optionalInstant(row.doneTime),
  outsideReference: row.outsideRef,
  items: row.items.map(itemFromWire),
})

/** The state of every ticket, and a quote of the chosen ones. Refused: ORDER_NOT_FOUND, `REFUND_...` of the choice. */
export const fetchRefundPreview = async (
  orderNo: string,
  tickets: readonly string[] = [],
  options: CallOptions = {},
): Promise<RefundPreview> => {
  const { responseData } = await callService(queryRefundPreviewCall, { orderNo, tickets: [...tickets] }, options)
  const { quoteId, validUntil, items, total, totalFee } = responseData
  return {
    currency: readCode(CURRENCY, responseData.currency),
    quote:
      validUntil === undefined
        ? undefined
        : {
            quoteId,
            validUntil: instantFromWire(validUntil),
            items: items.map(itemFromWire),
            fee: totalFee,
            refund: total,
          },
    tickets: responseData.tickets.map(ticketFromWire),
  }
}

/** What the passenger confirms: the tickets of a quote, and the reason of the refund. */
export interface ConfirmedRefund {
  orderNo: string
  tickets: readonly string[]
  quoteId: string
  reason: RefundReason
  /** Needed for `other`. */
  reasonText: string
}

/**
 * Refunds the tickets of a quote; a repetition of the same quote is the same refund. Refused: REFUND_FEE_CHANGED where
 * the quote no longer holds, with nothing charged, REFUND_FEE_INVALID, ORDER_NOT_FOUND, `REFUND_...` of the choice.
 */
export const applyRefund = async ({ reason, tickets, ...confirmed }: ConfirmedRefund): Promise<Refund> => {
  const body = { ...confirmed, tickets: [...tickets], reasonCode: reasonToWire(reason) }
  return refundFromWire((await callService(applyRefundCall, body)).responseData)
}

/** The refunds of an order, the oldest first. Refused: ORDER_NOT_FOUND. */
export const fetchRefunds = async (orderNo: string, options: CallOptions = {}): Promise<Refund[]> =>
  (await callService(queryRefundsCall, { orderNo }, options)).responseData.map(refundFromWire)
