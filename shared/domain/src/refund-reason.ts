/** Why a passenger gives tickets back. */
export const REFUND_REASONS = [
  'plan-changed',
  'bought-wrong',
  'duplicate',
  'service-disruption',
  'illness',
  'other',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Characters of what a passenger may write about it. */
export const REFUND_TEXT_LIMIT = 200

/** Whether the text fits its reason: no reason needs one but `other`, and none may be longer than the limit. */
export const isRefundTextComplete = (reason: RefundReason, text: string): boolean =>
  [...text].length <= REFUND_TEXT_LIMIT && (reason !== 'other' || text.trim() !== '')
