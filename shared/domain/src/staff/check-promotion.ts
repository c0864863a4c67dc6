import { isAirportLine, parseLineCode } from '../line'
import type { Promotion } from '../promotion'

/** The longest stay with a free second ticket, in nights. */
export const PROMOTION_MOST_NIGHTS = 30

export type PromotionViolation = 'STAFF_PROMOTION_DAYS' | 'STAFF_PROMOTION_LINES' | 'STAFF_PROMOTION_NIGHTS'

/** Lines that a promotion can apply to: identity cards are counted on round trips, families on the airport line. */
export const isPromotionLine = (kind: Promotion['kind'], lineCode: string): boolean =>
  kind === 'familyCombo' ? isAirportLine(lineCode) : parseLineCode(lineCode).roundTrip && !isAirportLine(lineCode)

/**
 * Violations of a promotion, by field; days are half-open. Without lines, one for identity cards applies to every round
 * trip, and one for families to none, so it cannot be on. `lines` are the codes of all lines on sale.
 */
export const checkPromotion = (
  { kind, on, appliesTo, from, until, maxNights }: Promotion,
  lines: readonly string[],
): { until?: PromotionViolation; appliesTo?: PromotionViolation; maxNights?: PromotionViolation } => {
  const isLined = appliesTo.every((code) => lines.includes(code) && isPromotionLine(kind, code))
  const isNowhere = on && kind === 'familyCombo' && appliesTo.length === 0
  const isStay = Number.isInteger(maxNights) && maxNights >= 1 && maxNights <= PROMOTION_MOST_NIGHTS
  return {
    ...(from !== undefined && until !== undefined && until <= from && { until: 'STAFF_PROMOTION_DAYS' }),
    ...((!isLined || isNowhere) && { appliesTo: 'STAFF_PROMOTION_LINES' }),
    ...(kind === 'buyOneGetOne' && !isStay && { maxNights: 'STAFF_PROMOTION_NIGHTS' }),
  }
}
