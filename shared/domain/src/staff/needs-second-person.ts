import type { Cents } from '../money'

/**
 * Whether a second person decides (D5.3): the fee was changed by hand, and what goes back is above the limit, together with what
 * went back of the same order at changed fees that nobody else looked at. Many small refunds are one large one.
 */
export const needsSecondPerson = (
  { isFeeChanged, refund, alone }: { isFeeChanged: boolean; refund: Cents; alone: Cents },
  limit: Cents,
): boolean => isFeeChanged && refund + alone > limit
