export { eraseRefundRequests, listAccountRequests } from './account-requests.repository'
export { approveRequest, type RequestDecision, rejectRequest } from './decide-request'
export { registerRefundRequests } from './refund-requests.routes'
export { type RefundRequestCommand, requestRefund } from './request-refund'
