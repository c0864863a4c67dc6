import * as z from 'zod/mini'
import { cents, code, moment } from './scalars'

/** A refund of tickets inside its order. */
export const orderRefundRow = z.looseObject({
  refundNo: z.string(),
  /** As in `wx/query.refund.record`: the money has arrived only at `DONE`. */
  state: code,
  /** The refunded amount, and the refund fee of its tickets. */
  total: cents,
  totalFee: cents,
  /** Payment method of the refund: that of the payment. */
  payType: z.string(),
  applyTime: moment,
  /** Missing until the money has arrived. */
  doneTime: z.optional(moment),
  /** Where staff paid it by other means than `payType`: the reference of that payment. */
  outsideRef: z.optional(z.string()),
  /** Ticket numbers. */
  tickets: z.array(z.string()),
})
