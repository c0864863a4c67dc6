import type { DepartureTime } from '@shuttle/calls'
import {
  type AirportDirection,
  airportDirection,
  type CivilDate,
  type FlightInfo,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerType,
  type TravelDocumentHolder,
} from '@shuttle/domain'

/** The two lines of the airport; each is one way. */
export const AIRPORT_LINE_CODES = ['HZICLK', 'CLKHZI'] as const
export type AirportLineCode = (typeof AIRPORT_LINE_CODES)[number]

/** Whether a line leads to the airport or from it. */
export const directionOf = (lineCode: AirportLineCode): AirportDirection => airportDirection(lineCode) ?? 'toAirport'

export const otherWay = (lineCode: AirportLineCode): AirportLineCode => (lineCode === 'HZICLK' ? 'CLKHZI' : 'HZICLK')

export interface ChosenDeparture extends DepartureTime {
  date: CivilDate
}

/** A passenger as far as the form is filled in: empty strings mark what is not chosen yet. */
export interface DraftHolder extends Omit<TravelDocumentHolder, 'documentType' | 'gender'> {
  documentType: TravelDocumentHolder['documentType'] | ''
  gender: TravelDocumentHolder['gender'] | ''
  type: PassengerType
  /** The document prints one name only. */
  hasOneName?: boolean
}

/** What a passenger has chosen and entered for a ride of the airport line so far; never prices. */
export interface AirportDraft {
  lineCode: AirportLineCode
  date?: CivilDate | undefined
  counts: PassengerCounts
  /** As typed; empty at first. */
  flight: FlightInfo
  departure?: ChosenDeparture | undefined
  /** Passengers of a type in their order; more than are counted if some were removed again. */
  holders: readonly DraftHolder[]
  /** Document numbers were entered before the page was reloaded: they are not stored. */
  areNumbersDropped: boolean
  termsAccepted: boolean
  /** Numbers of the chosen coupons. */
  coupons: readonly string[]
  /** Booked as the family combo. */
  isFamily: boolean
}

export const NO_FLIGHT: FlightInfo = {
  flightNumber: '',
  airline: '',
  origin: '',
  destination: '',
  transit: '',
  date: '',
  time: '',
}

/** Before the first choice: most passengers travel alone, so one adult is counted. */
export const INITIAL_DRAFT: AirportDraft = {
  lineCode: 'HZICLK',
  counts: { ...NO_PASSENGERS, adult: 1 },
  flight: NO_FLIGHT,
  holders: [],
  areNumbersDropped: false,
  termsAccepted: false,
  coupons: [],
  isFamily: false,
}

/**
 * The same passengers in the other direction: the ends of the flight swap; departure, coupons and combo belong to one
 * line.
 */
export const turnAround = (draft: AirportDraft, lineCode: AirportLineCode): AirportDraft => {
  if (lineCode === draft.lineCode) return draft
  const { origin, destination } = draft.flight
  return {
    ...draft,
    lineCode,
    flight: { ...draft.flight, origin: destination, destination: origin },
    departure: undefined,
    coupons: [],
    isFamily: false,
  }
}

/** Fewer passengers clear the chosen coupons (purchase 4): there might be more coupons than tickets. */
export const setCount = (draft: AirportDraft, type: PassengerType, count: number): AirportDraft => {
  const wanted = Math.max(0, Math.trunc(count))
  return {
    ...draft,
    counts: { ...draft.counts, [type]: wanted },
    coupons: wanted < draft.counts[type] ? [] : draft.coupons,
  }
}

/** The ride without its passengers, their coupons and their consent. */
export const withoutPersonalData = (draft: AirportDraft): AirportDraft => ({
  ...draft,
  holders: [],
  areNumbersDropped: false,
  termsAccepted: false,
  coupons: [],
})

/** The ride as it is `now`, with the passengers of `before`, unless others were entered meanwhile. */
export const withPersonalData = (before: AirportDraft, now: AirportDraft): AirportDraft => ({
  ...now,
  holders: now.holders.length > 0 ? now.holders : before.holders,
  areNumbersDropped: now.holders.length > 0 ? now.areNumbersDropped : before.areNumbersDropped,
  termsAccepted: now.termsAccepted || before.termsAccepted,
  coupons: before.lineCode === now.lineCode ? before.coupons : [],
})

/** The storable form: a document number is never written to storage. */
export const withoutDocumentNumbers = (draft: AirportDraft): AirportDraft => ({
  ...draft,
  holders: draft.holders.map((holder) => ({ ...holder, documentNumber: '' })),
  areNumbersDropped: draft.areNumbersDropped || draft.holders.some(({ documentNumber }) => documentNumber !== ''),
})
