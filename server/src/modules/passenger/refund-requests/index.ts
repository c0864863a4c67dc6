export { eraseRefundRequests, listAccountRequests } from './account-requests.repository'
export { approveRequest, type RequestDecision, rejectRequest } from './decide-request'
export { findProofSize, findRefundProof } from './refund-proofs.repository'
export { nameProof, presentRequest } from './refund-requests.presenter'
export {
  changeRequestQuote,
  endRefundRequest,
  findRefundRequest,
  findRequestEmail,
  findWaitingRequest,
  listRefundRequests,
} from './refund-requests.repository'
export { registerRefundRequests } from './refund-requests.routes'
export { type RefundRequestCommand, requestRefund } from './request-refund'
export { type RequestView, viewRequest } from './request-view'
