import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { cents, code, moment } from '../scalars'
import { refundItemRow } from './query-refund-preview'

export const REFUND_REASON_CODES = [
  'PLAN_CHANGED',
  'BOUGHT_WRONG',
  'DUPLICATE',
  'SERVICE_DISRUPTION',
  'ILLNESS',
  'OTHER',
] as const

/** A refund of an order, of tickets or of a payment that did not fit it. */
export const refundRow = z.looseObject({
  refundNo: z.string(),
  orderNo: z.string(),
  /** `ACCEPTED`, `PENDING` at the provider, `FAILED` there and retried, `REFUSED` until staff intervene, `DONE`. */
  state: code,
  /** Refunded amount, and the fee of its tickets. */
  total: cents,
  totalFee: cents,
  currency: code,
  /** Payment method of the refund: that of the payment. */
  payType: z.string(),
  /** One of the passenger's reasons; empty where the service refunds automatically. */
  reasonCode: z.string(),
  reasonText: z.string(),
  applyTime: moment,
  /** Missing until the money has arrived. */
  doneTime: z.optional(moment),
  /** Where staff paid it by other means than `payType`: the reference of that payment. */
  outsideRef: z.optional(z.string()),
  /** Its tickets; empty for a payment that did not fit the order. */
  items: z.array(refundItemRow),
})

/** The refunds of an order, the oldest first. */
export const queryRefundsCall = defineCall({
  path: 'wx/query.refund.record',
  access: 'refund.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ orderNo: z.string() }),
  answer: z.looseObject({ responseData: z.array(refundRow) }),
})
