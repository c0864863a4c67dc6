import type { LineOnSale, LineSales } from '@shuttle/calls'
import {
  checkFareType,
  type Departure,
  type FareType,
  limitsOn,
  type PassengerLimits,
  type PurchaseCheckInput,
  passengerInfoRule,
} from '@shuttle/domain'
import { peopleOf } from './people'
import type { PurchaseDraft, Way } from './purchase-draft'

/** Everything a purchase is judged by: what was chosen, and what is known about it. */
export interface Choices {
  line: LineOnSale
  sales: LineSales
  draft: PurchaseDraft
  /** In force: chosen or by the rule of the hour. */
  fareType: FareType | undefined
  /** The chosen departures as they stand now; undefined where none is chosen, or none of that time runs. */
  sessions: Readonly<Partial<Record<Way, Departure | undefined>>>
  /** Undefined while nobody is signed in. */
  level: number | undefined
}

/** Days of travel that are chosen so far. */
export const travelDates = ({ line, draft }: Pick<Choices, 'line' | 'draft'>): string[] =>
  [draft.date, line.category === 'roundTrip' ? draft.returnDate : undefined].filter((date) => date !== undefined)

/** The limits of the chosen days (decision "contradictions" 4). */
export const limitsOf = (choices: Pick<Choices, 'line' | 'draft' | 'sales'>): PassengerLimits =>
  limitsOn(choices.sales.settings, travelDates(choices))

/** The ten checks of purchase 5 are asked about this; who is signed in and the captcha are the caller's. */
export const purchaseAttemptOf = (choices: Choices): Omit<PurchaseCheckInput, 'signedIn'> => {
  const { line, sales, draft, fareType, sessions, level } = choices
  const { lineCode } = line
  const refusals = travelDates(choices).map((date) =>
    fareType === undefined ? undefined : checkFareType(sales.policy, { lineCode, date, level, fareType }),
  )
  return {
    termsAccepted: draft.termsAccepted,
    date: draft.date,
    counts: draft.counts,
    limits: limitsOf(choices),
    windowDays: sales.settings.windowDays,
    fareType,
    departure: sessions.out,
    returnTrip: line.category === 'roundTrip' ? { date: draft.returnDate, departure: sessions.back } : undefined,
    fareTypeRefusal: refusals.find((refusal) => refusal !== undefined),
    passengerInfo: draft.date === undefined ? 'none' : passengerInfoRule(sales.policy, lineCode, draft.date),
    passengers: peopleOf(draft),
  }
}
