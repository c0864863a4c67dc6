import { breakingOfAccount } from './breaking-of-account'
import { breakingOfAirport } from './breaking-of-airport'
import { breakingOfOrders } from './breaking-of-orders'
import { breakingOfPurchase } from './breaking-of-purchase'
import { breakingOfShell } from './breaking-of-shell'
import { type BreakingChange, toChanges } from './change'

/** Each breaks a page of another team, or of the own one; published by the release tool, each is refused. */
export const BREAKING_CHANGES: readonly BreakingChange[] = [
  ...toChanges('mf-purchase', breakingOfPurchase),
  ...toChanges('mf-orders', breakingOfOrders),
  ...toChanges('mf-account', breakingOfAccount),
  ...toChanges('mf-airport', breakingOfAirport),
  ...toChanges('shell', breakingOfShell),
]
