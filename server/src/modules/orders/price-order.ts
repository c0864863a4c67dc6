import { checkPassengerInfo, type Instant, totalPassengers } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { Refusal } from '../../errors'
import type { Journey } from './journey'
import { type PricedJourney, priceJourney } from './price-journey'

/**
 * What an order of a member of this level costs, refused by the first of purchase checks 4 to 9 that fails: all that is looked
 * at before the captcha. Throws what {@link priceJourney} throws, and PASSENGER_INFO_MISSING where the policy requires names.
 */
export const priceOrder = async (
  db: Kysely<Database>,
  journey: Journey,
  now: Instant,
  level: number,
): Promise<PricedJourney> => {
  const priced = await priceJourney(db, journey, now, level)
  const refusal = checkPassengerInfo(priced.passengerInfo, journey.passengers, totalPassengers(journey.counts))
  if (refusal) throw new Refusal(refusal)
  return priced
}
