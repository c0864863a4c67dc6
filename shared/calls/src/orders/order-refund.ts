import type { Cents, Instant, RefundState } from '@shuttle/domain'
import type { orderRefundRow } from '@shuttle/wire'
import { type Coded, instantFromWire, REFUND_STATE, readCode } from '../codes'

/** A refund of tickets, as its order carries it. */
export interface OrderRefund {
  refundNo: string
  state: Coded<RefundState>
  refund: Cents
  fee: Cents
  payType: string
  appliedAt: Instant
  /** Undefined until the money has gone back. */
  doneAt: Instant | undefined
  /** Reference of a payment that staff made by other means than `payType`; undefined for any other refund. */
  outsideReference: string | undefined
  ticketNumbers: readonly string[]
}

export const orderRefundFromWire = (row: (typeof orderRefundRow)['_zod']['output']): OrderRefund => ({
  refundNo: row.refundNo,
  state: readCode(REFUND_STATE, row.state),
  refund: row.total,
  fee: row.totalFee,
  payType: row.payType,
  appliedAt: instantFromWire(row.applyTime),
  doneAt: row.doneTime === undefined ? undefined : instantFromWire(row.doneTime),
  outsideReference: row.outsideRef,
  ticketNumbers: row.tickets,
})
