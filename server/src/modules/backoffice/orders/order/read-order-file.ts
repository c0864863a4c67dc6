import type { StaffOrderActionInput } from '@shuttle/domain/staff'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../database/types'
import { listMessagesAbout, type OutboxRow } from '../../../../outbox/outbox.repository'
import {
  listAttempts,
  listTransactions,
  type PaymentAttemptRow,
  type PaymentTransactionRow,
} from '../../../money/payments'
import { findOrder, type OrderView, viewOrder } from '../../../passenger/orders'
import { listRefundRequests, type RequestView, viewRequest } from '../../../passenger/refund-requests'
import { findEmail } from '../../../passenger/sessions'
import { listRefunds, type TicketRefund } from '../../../passenger/ticket-refunds'
import { listNotes, type WrittenNote } from './order-notes.repository'

/** An order with everything that has happened to it. */
export interface OrderHistory {
  view: OrderView
  attempts: PaymentAttemptRow[]
  transactions: PaymentTransactionRow[]
  refunds: TicketRefund[]
  requests: RequestView[]
  mails: OutboxRow[]
  notes: WrittenNote[]
  /** Of the member; undefined where the account has none. */
  email: string | undefined
}

/** Undefined for an unknown number. */
export const readOrderFile = async (db: Kysely<Database>, orderNo: string): Promise<OrderHistory | undefined> => {
  const order = await findOrder(db, orderNo)
  if (!order) return undefined
  const refunds = await listRefunds(db, orderNo)
  const requests: RequestView[] = []
  for (const request of await listRefundRequests(db, orderNo)) requests.push(await viewRequest(db, request))
  const numbers = [
    ...refunds.map(({ refund }) => refund.refund_no),
    ...requests.map(({ request }) => request.request_no),
  ]
  return {
    view: await viewOrder(db, order),
    attempts: await listAttempts(db, orderNo),
    transactions: await listTransactions(db, orderNo),
    refunds,
    requests,
    mails: await listMessagesAbout(db, [orderNo, ...numbers]),
    notes: await listNotes(db, orderNo),
    email: await findEmail(db, order.account_id),
  }
}

/** The facts that decide which actions an order allows. */
export const toStaffOrderActionInput = ({ view, attempts, email }: OrderHistory): StaffOrderActionInput => ({
  isPaid: view.order.paid_at !== null,
  hasAddress: email !== undefined,
  hasAttemptToVerify: attempts.some(({ state }) => state !== 'settled'),
  hasTicketToCheck: view.tickets.some(
    ({ status, checks, collected_at }) => status === 'valid' && checks.length === 0 && collected_at === null,
  ),
  hasDocument: view.passengers.some(({ id_sealed, id_number }) => id_sealed !== '' || id_number !== ''),
})
