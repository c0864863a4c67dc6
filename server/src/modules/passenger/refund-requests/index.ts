export { eraseRefundRequests, listAccountRequests } from './account-requests.repository'
export { approveRequest, type RequestDecision, rejectRequest } from './decide-request'
export { nameProof, presentRequest } from './refund-requests.presenter'
export {
  changeRequestQuote,
  endRefundRequest,
  findProofSize,
  findRefundProof,
  findRefundRequest,
  findRequestEmail,
  findWaitingRequest,
  listRefundRequests,
  type RequestView,
  viewRequest,
} from './refund-requests.repository'
export { registerRefundRequests } from './refund-requests.routes'
export { type RefundRequestCommand, requestRefund } from './request-refund'
