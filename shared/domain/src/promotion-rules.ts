import type { Promotion } from './promotion'
import type { SalesRule } from './sales-rule'

/**
 * Passenger data that promotions need: one that counts identity cards makes names and numbers optional on its lines and
 * days (accounts 9), as no order could qualify without them. `roundTrips` are the lines of a promotion that names none.
 */
export const rulesOfPromotions = (promotions: readonly Promotion[], roundTrips: readonly string[]): SalesRule[] =>
  promotions
    .filter(({ on, kind }) => on && kind === 'buyOneGetOne')
    .map(({ appliesTo, from, until }) => ({
      kind: 'passenger-details',
      need: 'optional',
      appliesTo: appliesTo.length > 0 ? appliesTo : roundTrips,
      from,
      until,
    }))
