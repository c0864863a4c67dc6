/** Refusals of requests that staff decide; part of the one closed list. */
export const REFUND_REQUEST_ERROR_CODES = [
  'REFUND_REQUEST_NOT_NEEDED',
  'REFUND_REQUEST_OPEN',
  'REFUND_REQUEST_NOT_FOUND',
  'REFUND_REQUEST_CLOSED',
  'REFUND_ID_TAIL_WRONG',
  'REFUND_PROOF_TOO_LARGE',
  'REFUND_PROOF_UNREADABLE',
  'REFUND_ANSWER_MISSING',
] as const
export type RefundRequestErrorCode = (typeof REFUND_REQUEST_ERROR_CODES)[number]
