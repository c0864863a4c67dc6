import type { Promotion } from './promotion'
import type { SalesRule } from './sales-rule'

/**
 * What promotions need to be asked: one that counts identity cards lets people give names and numbers on its lines and days
 * (accounts 9), or no order could have it. `roundTrips` are the lines of a promotion that names none.
 */
export const rulesOfPromotions = (promotions: readonly Promotion[], roundTrips: readonly string[]): SalesRule[] =>
  promotions
    .filter(({ on, kind }) => on && kind === 'buyOneGetOne')
    .map(({ appliesTo, from, until }) => ({
      kind: 'asks-passengers',
      need: 'optional',
      appliesTo: appliesTo.length > 0 ? appliesTo : roundTrips,
      from,
      until,
    }))
