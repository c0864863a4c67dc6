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

/** What is wrong with the fields of one traveller. */
export type HolderFaults = Readonly<Partial<Record<keyof TravelDocumentHolder, AirportViolation>>>

/** What is wrong with each traveller of the draft, in their order: by the rules that the service applies. */
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
    // The rules take one name alone; without the choice of one name, the first name is missing.
    ...(!holder.hasOneName && holders[at]?.firstName === '' && { firstName: 'TRAVEL_NAME_INVALID' as const }),
    ...Object.fromEntries(
      faults.flatMap(({ field, violation }) =>
        field.startsWith(`holders.${at}.`) ? [[field.slice(`holders.${at}.`.length), violation]] : [],
      ),
    ),
  }))
}
