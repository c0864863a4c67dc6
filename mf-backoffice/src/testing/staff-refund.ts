import type { Proposal, StaffRefundPreview, TicketToRefund } from '@shuttle/wire/staff'
import { at } from './at'
import { PURCHASE_2, requestTicket } from './refund-answers'

/** A ticket of HK$65.00 at a fee of a tenth. */
export const ticketToRefund = (ticketNo: string, change: Partial<TicketToRefund> = {}): TicketToRefund => ({
  ...requestTicket(ticketNo, { passenger: `Passenger ${ticketNo}`, travelDate: '2026-11-23', byHandReason: undefined }),
  ...{ paid: 6500, rate: 1000, fee: 650, refund: 5850 },
  goodUntil: at('2026-11-24T00:00:00'),
  together: [ticketNo],
  ...change,
})

/** The refund preview of an order; the sums are those of `chosen`, each at HK$65.00 with a fee of a tenth. */
export const staffRefundPreview = ({
  chosen = [],
  tickets = [ticketToRefund('T1'), ticketToRefund('T2')],
  ...change
}: Partial<StaffRefundPreview> & { chosen?: readonly string[] | undefined } = {}): StaffRefundPreview => ({
  orderNo: 'B1',
  orderStatus: 'paid',
  currency: 'HKD',
  payType: 'cmbpay',
  orderPaid: 13_000,
  policy: PURCHASE_2,
  items: [],
  refund: 5850 * chosen.length,
  fee: 650 * chosen.length,
  tickets,
  secondApprovalLimit: 50_000,
  refundedAlone: 0,
  requestNo: undefined,
  proposalNo: undefined,
  ...change,
})

/** A refund of one ticket without a fee, which a colleague proposed. */
export const proposal = (proposalNo: string, change: Partial<Proposal> = {}): Proposal => ({
  proposalNo,
  orderNo: 'B1',
  requestNo: undefined,
  state: 'waiting',
  currency: 'HKD',
  items: [{ ticketNo: 'T1', paid: 6500, rate: 0, fee: 0, refund: 6500 }],
  policyId: 'purchase-2',
  policyFee: 650,
  fee: 0,
  refund: 6500,
  reason: 'illness',
  reasonText: 'Fever, seen by a doctor.',
  answerText: undefined,
  proposedBy: 'a-refunds',
  proposerName: 'Demo refund clerk',
  isOwn: false,
  proposedAt: at('2026-11-21T09:00:00'),
  expiresAt: at('2026-11-28T09:00:00'),
  decidedBy: undefined,
  deciderName: undefined,
  decidedAt: undefined,
  decisionText: undefined,
  refundNo: undefined,
  ...change,
})

export const proposalPage = (rows: Proposal[], next?: string) => ({ rows, next })
