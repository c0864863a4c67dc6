import {
  approveProposalCall,
  approveStaffRequestCall,
  closeDifferenceCall,
  exportLedgerCall,
  previewStaffRefundCall,
  queryDifferencesCall,
  queryLedgerCall,
  queryLedgerExportsCall,
  queryProposalsCall,
  queryReconciliationCall,
  queryStaffRequestCall,
  queryStaffRequestsCall,
  readLedgerExportCall,
  readStaffProofCall,
  refundTicketsByStaffCall,
  rejectProposalCall,
  rejectStaffRequestCall,
  retryRefundCall,
  runReconciliationCall,
  settleRefundCall,
  startLedgerExportCall,
} from '@shuttle/wire/staff'
import { writeListExports } from '../../modules/backoffice/list-exports'
import { ledgerList } from '../../modules/backoffice/refunds'
import { makeStuckRefund } from '../../modules/backoffice/refunds/testing/stuck-refund'
import { aPicture } from '../../modules/passenger/refund-requests/testing/proof-file'
import {
  buyWithCoupon,
  sendRequest,
} from '../../modules/passenger/refund-requests/testing/refund-request-calls.request'
import { bodyOf, type StaffBody } from './staff-body'
import type { StaffStage } from './staff-stage'

const ENDING = new AbortController().signal
const request = async ({ service }: StaffStage) => {
  const { requestNo } = await sendRequest(await buyWithCoupon(service), { proofFile: aPicture() })
  return { requestNo }
}
const anotherFee = async ({ buy }: StaffStage) => {
  const { orderNo, tickets } = await buy(2)
  const fees = { policyFee: 1300, newFee: 0, reasonText: 'Both ill.' }
  return { orderNo, tickets, ...fees, reason: 'illness' as const }
}
const propose = async (stage: StaffStage) => {
  const { data } = await stage.people.supervisor.send(refundTicketsByStaffCall, await anotherFee(stage))
  return { proposalNo: 'proposalNo' in data ? data.proposalNo : '' }
}
const stuck = async (stage: StaffStage) => ({ refundNo: (await makeStuckRefund(stage)).refundNo })

/** Refunds, their requests and proposals, and the comparison with providers; later entries need the earlier ones. */
export const BODIES_OF_MONEY: StaffBody[] = [
  bodyOf(queryStaffRequestCall, request),
  bodyOf(queryStaffRequestsCall, () => ({})),
  bodyOf(readStaffProofCall, ({ rejected }) => ({ requestNo: rejected })),
  bodyOf(approveStaffRequestCall, request),
  bodyOf(rejectStaffRequestCall, async (stage) => ({ ...(await request(stage)), answerText: 'Not ill enough.' })),
  bodyOf(previewStaffRefundCall, ({ ride }) => ({ orderNo: ride.orderNo })),
  bodyOf(refundTicketsByStaffCall, anotherFee),
  bodyOf(queryProposalsCall, () => ({})),
  bodyOf(approveProposalCall, propose, 'finance'),
  bodyOf(rejectProposalCall, async (stage) => ({ ...(await propose(stage)), reasonText: 'No proof.' }), 'finance'),
  bodyOf(retryRefundCall, stuck, 'finance'),
  bodyOf(
    settleRefundCall,
    async (stage) => ({ ...(await stuck(stage)), reference: 'FPS 0001', reasonText: 'Card was closed.' }),
    'finance',
  ),
  bodyOf(queryLedgerCall, () => ({}), 'finance'),
  bodyOf(exportLedgerCall, () => ({}), 'finance'),
  bodyOf(
    startLedgerExportCall,
    ({ clock }) => {
      clock.advance(60_000)
      return {}
    },
    'finance',
  ),
  bodyOf(queryLedgerExportsCall, () => ({}), 'finance'),
  bodyOf(
    readLedgerExportCall,
    async ({ people, service }) => {
      await writeListExports(service.context, { lists: { ledger: ledgerList }, ending: ENDING })
      const { data } = await people.finance.send(queryLedgerExportsCall, {})
      return { id: data[0]?.id ?? '', part: 0 }
    },
    'finance',
  ),
  bodyOf(queryReconciliationCall, () => ({}), 'finance'),
  bodyOf(runReconciliationCall, () => ({ day: '2026-11-20' }), 'finance'),
  bodyOf(queryDifferencesCall, () => ({}), 'finance'),
  bodyOf(
    closeDifferenceCall,
    async ({ db, order }) => {
      const sides = { ours_cents: 6500, ours_currency: 'HKD', theirs_cents: 6501, theirs_currency: 'HKD' }
      const about = { order_no: order.orderNo, number: 'A1', provider: 'wxpay', kind: 'amount-differs' as const }
      const row = { difference_no: 'D1', state: 'open' as const, found_at: 0, closed_by: '', reason_text: '' }
      const none = { request_no: null, refund_no: null, day: null, closed_at: null }
      await db
        .insertInto('payment_differences')
        .values({ ...row, ...about, ...sides, ...none })
        .execute()
      return { differenceNo: 'D1', reason: 'Rounded by the bank.' }
    },
    'finance',
  ),
]
