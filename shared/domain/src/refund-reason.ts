/** Reasons of a passenger for a refund. */
export const REFUND_REASONS = [
  'plan-changed',
  'bought-wrong',
  'duplicate',
  'service-disruption',
  'illness',
  'other',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Maximum characters of a passenger's own text. */
export const REFUND_TEXT_LIMIT = 200

/** Whether the text fits its reason: only `other` needs one, and none may be longer than the limit. */
export const isRefundTextComplete = (reason: RefundReason, text: string): boolean =>
  [...text].length <= REFUND_TEXT_LIMIT && (reason !== 'other' || text.trim() !== '')
