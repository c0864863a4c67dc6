import { checkPurchase, type Instant } from '@shuttle/domain'
import { type Choices, purchaseAttemptOf } from './purchase-attempt-of'

/**
 * While fares, policy or sessions are still asked for (`asking`): whether a price will follow without anything more from the
 * passenger. What is missing or refused already by what is known (a date, people, a return, a time) means that none will.
 */
export const isPriceComing = (choices: Choices, asking: boolean, now: Instant): boolean => {
  if (!asking) return false
  const { line, draft } = choices
  const { out, back } = draft.sessions
  const ridesSession = (choices.fareType ?? draft.fareType) === 'reserved'
  if (ridesSession && (out === undefined || (line.category === 'roundTrip' && back === undefined))) return false
  const asIfKnown = { signedIn: true, termsAccepted: true, passengerInfo: 'none', fareType: 'day' } as const
  return checkPurchase({ ...purchaseAttemptOf(choices), ...asIfKnown }, now) === undefined
}
