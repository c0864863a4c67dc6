import type { CivilDate } from './civil-date'
import type { FareType } from './fare-type'
import type { PassengerCounts, PassengerType } from './passenger-type'

/** What a link to a line chooses in advance; what is missing is chosen by the passenger. */
export interface TripChoice {
  date?: CivilDate | undefined
  /** Round trips only. */
  returnDate?: CivilDate | undefined
  fareType?: FareType | undefined
  counts?: Readonly<Partial<PassengerCounts>> | undefined
}

/** Names by passenger type, in the order of the passengers. */
export type PassengerNames = Readonly<Partial<Record<PassengerType, readonly string[]>>>
