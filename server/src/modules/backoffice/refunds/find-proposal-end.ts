import { checkStaffRefund } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findWaitingRequest } from '../../passenger/refund-requests'
import type { OrderToRefund } from '../../passenger/ticket-refunds'
import type { StoredProposal } from './proposals.repository'

/**
 * What ended a proposal before it was decided: its deadline, or a change of its tickets or its request. The order is
 * locked.
 */
export const findProposalEnd = async (
  db: Kysely<Database>,
  { refundable }: OrderToRefund,
  { items, departures, request_no, order_no, expires_at }: StoredProposal,
  now: number,
): Promise<'expired' | 'stale' | undefined> => {
  if (now >= expires_at) return 'expired'
  const waiting = await findWaitingRequest(db, order_no)
  if ((waiting?.request_no ?? null) !== request_no) return 'stale'
  const numbers = items.map(({ ticketNo }) => ticketNo)
  if (checkStaffRefund(refundable, numbers) !== undefined) return 'stale'
  const isSame = items.every(({ ticketNo, paid }) => {
    const ticket = refundable.tickets.find((each) => each.ticketNo === ticketNo)
    return ticket?.paid === paid && ticket.departsAt === departures[ticketNo]
  })
  return isSame ? undefined : 'stale'
}
