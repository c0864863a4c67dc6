import { checkStaffRefund } from '@shuttle/domain/staff'
import { previewStaffRefundCall } from '@shuttle/wire/staff'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/types'
import { isRefusal, Refusal } from '../../../runtime/errors'
import type { PaymentMethods } from '../../money/payments'
import { findOrder } from '../../passenger/orders'
import { findWaitingRequest } from '../../passenger/refund-requests'
import { completeLegs, readOrderToRefund } from '../../passenger/ticket-refunds'
import { assertNotOwn } from '../staff'
import { findWaitingProposal } from './proposals.repository'
import { findProposalEnd } from './propose-refund'
import { presentStaffPreview, type RefundToPreview } from './staff-refunds.presenter'
import { sumRefundedAlone } from './staff-refunds.repository'

type Trx = Transaction<Database>

interface PreviewedRefund {
  orderNo: string
  tickets: readonly string[]
  /** The reading staff. */
  by: string
  limit: number
  now: number
}

/** The amounts of a refund by hand, with the other legs of its tickets. Throws ORDER_NOT_FOUND and STAFF_OWN_ORDER. */
export const readStaffPreview = async (
  trx: Trx,
  methods: PaymentMethods,
  { orderNo, tickets, by, limit, now }: PreviewedRefund,
): Promise<RefundToPreview> => {
  const row = await findOrder(trx, orderNo)
  if (!row) throw new Refusal('ORDER_NOT_FOUND')
  assertNotOwn(row, by)
  const order = await readOrderToRefund(trx, methods, row, now)
  const refundedAlone = await sumRefundedAlone(trx, { orderNo, by, now })
  const requestNo = (await findWaitingRequest(trx, orderNo))?.request_no
  const proposal = await findWaitingProposal(trx, orderNo)
  // A proposal that has ended by itself does not block a refund, whether or not its end is stored.
  const isWaiting = proposal && (await findProposalEnd(trx, order, proposal, now)) === undefined
  const proposalNo = isWaiting ? proposal.proposal_no : undefined
  return { order, tickets: completeLegs(order.refundable, tickets), limit, refundedAlone, requestNo, proposalNo }
}

const addPreview = async (trx: Trx, methods: PaymentMethods, about: PreviewedRefund, refusal: Refusal) => {
  try {
    const preview = await readStaffPreview(trx, methods, about)
    const isRefundable = checkStaffRefund(preview.order.refundable, preview.tickets) === undefined
    const shown = { ...preview, tickets: isRefundable ? preview.tickets : [] }
    const refundPreview = z.encode(previewStaffRefundCall.data, presentStaffPreview(shown, about.now))
    return new Refusal(refusal.code, { ...refusal.details, refundPreview })
  } catch (error) {
    if (isRefusal(error)) return refusal
    throw error
  }
}

/**
 * Runs a refund by staff. A refusal of it, thrown or returned, carries the preview of that moment: of these tickets
 * where they can be refunded, else of the states alone. One without an order, or about their own, carries none.
 */
export const refuseWithStaffPreview = async <Answer>(
  trx: Trx,
  methods: PaymentMethods,
  about: PreviewedRefund | undefined,
  call: () => Promise<Answer>,
): Promise<Answer | Refusal> => {
  try {
    const answer = await call()
    return about && isRefusal(answer) ? await addPreview(trx, methods, about, answer) : answer
  } catch (error) {
    if (!about || !isRefusal(error)) throw error
    throw await addPreview(trx, methods, about, error)
  }
}
