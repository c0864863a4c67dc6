import type { Cents } from '../money'

/**
 * Whether a second person decides (D5.3): the fee was changed by hand, and the refund is above the limit, together with
 * refunds of the same order at changed fees that no second person reviewed. Many small refunds are one large one.
 */
export const needsSecondApproval = (
  { isFeeChanged, refund, alone }: { isFeeChanged: boolean; refund: Cents; alone: Cents },
  limit: Cents,
): boolean => isFeeChanged && refund + alone > limit
