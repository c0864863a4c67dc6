import { aRefundPolicy } from '@shuttle/testing'

type Body = Record<string, unknown>

/** A ticket of HK$65.00 at a fee of a tenth. */
export const ticketToRefund = (ticketNo: string, change: Body = {}): Body => ({
  ph: ticketNo,
  fare: 6500,
  paid: 6500,
  feeRate: 1000,
  fee: 650,
  refund: 5850,
  userName: `Passenger ${ticketNo}`,
  ticketType: '00',
  leg: '1',
  bookDate: '2026-11-23',
  bookBeginTime: '',
  cpzt: '00',
  jpzt: '0',
  collected: false,
  reason: '',
  together: [ticketNo],
  ...change,
})

/** The refund preview of an order; the sums are those of `chosen`, each at HK$65.00 with a fee of a tenth. */
export const staffRefundPreview = ({
  chosen = [],
  tickets = [ticketToRefund('T1'), ticketToRefund('T2')],
  ...change
}: Body & { chosen?: unknown; tickets?: Body[] } = {}) => {
  const count = Array.isArray(chosen) ? chosen.length : 0
  return {
    responseData: {
      orderNo: 'B1',
      orderStatus: '1',
      currency: '2',
      payType: 'cmbpay',
      amountPaid: 13_000,
      refundPolicy: aRefundPolicy,
      items: [],
      total: 5850 * count,
      totalFee: 650 * count,
      tickets,
      secondApprovalLimit: 50_000,
      refundedAlone: 0,
      requestNo: '',
      proposalNo: '',
      ...change,
    } as Body,
  }
}

/** A refund of one ticket without a fee, which a colleague proposed. */
export const proposal = (proposalNo: string, change: Body = {}): Body => ({
  proposalNo,
  orderNo: 'B1',
  requestNo: '',
  state: 'WAITING',
  currency: '2',
  items: [{ ph: 'T1', paid: 6500, feeRate: 0, fee: 0, refund: 6500 }],
  policyId: 'purchase-2',
  policyFee: 650,
  totalFee: 0,
  total: 6500,
  reasonCode: 'ILLNESS',
  reasonText: 'Fever, seen by a doctor.',
  answerText: '',
  proposedBy: 'a-refunds',
  proposerName: 'Demo refund clerk',
  own: false,
  proposeTime: '2026-11-21 09:00:00',
  expireTime: '2026-11-28 09:00:00',
  decidedBy: '',
  deciderName: '',
  decisionText: '',
  refundNo: '',
  ...change,
})

export const proposalPage = (rows: Body[], nextProposalNo = '') => ({ responseData: { rows, nextProposalNo } })
