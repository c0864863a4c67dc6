import type { DepartureTime } from '@shuttle/calls'
import {
  type AirportDirection,
  airportDirection,
  type CivilDate,
  type FlightInfo,
  NO_PASSENGERS,
  type PassengerCounts,
  type PassengerType,
  type TravelDocument,
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
export interface EnteredTravelDocument extends Omit<TravelDocument, 'documentType' | 'gender'> {
  documentType: TravelDocument['documentType'] | ''
  gender: TravelDocument['gender'] | ''
  type: PassengerType
  /** The document prints one name only. */
  hasOneName?: boolean
}

/** What a passenger has chosen and entered for a ride of the airport line so far; never prices. */
export interface AirportTripSelection {
  lineCode: AirportLineCode
  date?: CivilDate | undefined
  counts: PassengerCounts
  /** As typed; empty at first. */
  flight: FlightInfo
  departure?: ChosenDeparture | undefined
  /** Passengers of a type in their order; more than are counted if some were removed again. */
  travelDocuments: readonly EnteredTravelDocument[]
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
export const INITIAL_AIRPORT_SELECTION: AirportTripSelection = {
  lineCode: 'HZICLK',
  counts: { ...NO_PASSENGERS, adult: 1 },
  flight: NO_FLIGHT,
  travelDocuments: [],
  areNumbersDropped: false,
  termsAccepted: false,
  coupons: [],
  isFamily: false,
}

/**
 * The same passengers in the other direction: the ends of the flight swap; departure, coupons and combo belong to one
 * line.
 */
export const turnAround = (selection: AirportTripSelection, lineCode: AirportLineCode): AirportTripSelection => {
  if (lineCode === selection.lineCode) return selection
  const { origin, destination } = selection.flight
  return {
    ...selection,
    lineCode,
    flight: { ...selection.flight, origin: destination, destination: origin },
    departure: undefined,
    coupons: [],
    isFamily: false,
  }
}

/** Fewer passengers clear the chosen coupons (purchase 4): there might be more coupons than tickets. */
export const setCount = (selection: AirportTripSelection, type: PassengerType, count: number): AirportTripSelection => {
  const wanted = Math.max(0, Math.trunc(count))
  return {
    ...selection,
    counts: { ...selection.counts, [type]: wanted },
    coupons: wanted < selection.counts[type] ? [] : selection.coupons,
  }
}

/** The ride without its passengers, their coupons and their consent. */
export const withoutPersonalData = (selection: AirportTripSelection): AirportTripSelection => ({
  ...selection,
  travelDocuments: [],
  areNumbersDropped: false,
  termsAccepted: false,
  coupons: [],
})

/** The ride as it is `now`, with the passengers of `before`, unless others were entered meanwhile. */
export const withPersonalData = (before: AirportTripSelection, now: AirportTripSelection): AirportTripSelection => ({
  ...now,
  travelDocuments: now.travelDocuments.length > 0 ? now.travelDocuments : before.travelDocuments,
  areNumbersDropped: now.travelDocuments.length > 0 ? now.areNumbersDropped : before.areNumbersDropped,
  termsAccepted: now.termsAccepted || before.termsAccepted,
  coupons: before.lineCode === now.lineCode ? before.coupons : [],
})

/** The storable form: a document number is never written to storage. */
export const withoutDocumentNumbers = (selection: AirportTripSelection): AirportTripSelection => ({
  ...selection,
  travelDocuments: selection.travelDocuments.map((travelDocument) => ({ ...travelDocument, documentNumber: '' })),
  areNumbersDropped:
    selection.areNumbersDropped || selection.travelDocuments.some(({ documentNumber }) => documentNumber !== ''),
})
