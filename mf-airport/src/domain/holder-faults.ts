import type { LineOnSale } from '@shuttle/calls'
import {
  type AirportViolation,
  DEFAULT_RIDE,
  findAirportFaults,
  type Instant,
  type TravelDocumentHolder,
} from '@shuttle/domain'
import { type AirportDraft, directionOf } from './airport-draft'
import { listTravellers } from './travellers'
import { toHolder } from './type-holder'

/** Faults in the fields of one passenger. */
export type HolderFaults = Readonly<Partial<Record<keyof TravelDocumentHolder, AirportViolation>>>

/** Faults of each passenger of the trip selection, in their order: by the same rules as the service. */
export const findHolderFaults = (draft: AirportDraft, line: Pick<LineOnSale, 'ride'>, now: Instant): HolderFaults[] => {
  const travellers = listTravellers(draft)
  const holders = travellers.map(({ holder }) => toHolder(holder))
  const { counts, flight, departure } = draft
  const airport = {
    direction: directionOf(draft.lineCode),
    connection: line.ride ?? DEFAULT_RIDE,
    flight,
    holders,
  }
  const faults = findAirportFaults(airport, { date: departure?.date, counts }, 'required', now)
  return travellers.map(({ holder }, at) => ({
    // The rules accept a single name; unless the passenger chose one name, the first name is missing.
    ...(!holder.hasOneName && holders[at]?.firstName === '' && { firstName: 'TRAVEL_NAME_INVALID' as const }),
    ...Object.fromEntries(
      faults.flatMap(({ field, violation }) =>
        field.startsWith(`holders.${at}.`) ? [[field.slice(`holders.${at}.`.length), violation]] : [],
      ),
    ),
  }))
}
