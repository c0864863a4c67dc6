import { checkPurchase, type Instant } from '@shuttle/domain'
import { type Choices, toPurchaseCheckInput } from './to-purchase-check-input'

/**
 * While fares, policy or departures are still asked for (`asking`): whether a price will follow without anything more from the
 * passenger. What is missing or refused already by what is known (a date, people, a return, a time) means that none will.
 */
export const isPricePending = (choices: Choices, asking: boolean, now: Instant): boolean => {
  if (!asking) return false
  const { line, selection } = choices
  const { outbound, inbound } = selection.departures
  const isReserved = (choices.fareType ?? selection.fareType) === 'reserved'
  if (isReserved && (outbound === undefined || (line.category === 'roundTrip' && inbound === undefined))) return false
  const asIfKnown = { signedIn: true, termsAccepted: true, passengerInfo: 'none', fareType: 'day' } as const
  return checkPurchase({ ...toPurchaseCheckInput(choices), ...asIfKnown }, now) === undefined
}
