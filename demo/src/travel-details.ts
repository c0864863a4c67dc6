import {
  addDays,
  airportDirection,
  type CivilDate,
  civilDateAt,
  civilTimeAt,
  type FlightInfo,
  type PassengerType,
  type TravelDocument,
  toInstant,
} from '@shuttle/domain'

const HOUR_MS = 3_600_000
const FIRST_NAMES = ['TAI MAN', 'KA YAN', 'SIU MING', 'SIU YING']
const YEARS: Record<PassengerType, number> = { adult: 40, student: 20, elderly: 70, child: 8, infant: 1 }

/** The travel document of one passenger of a demo order, by position. */
export const travelDocumentOf = (type: PassengerType, position: number, travelDate: CivilDate): TravelDocument => ({
  lastName: 'CHAN',
  firstName: FIRST_NAMES[position % FIRST_NAMES.length] ?? '',
  documentType: 'passport',
  documentNumber: `KD${String(1_234_567 + position)}`,
  gender: position % 2 === 0 ? 'male' : 'female',
  birthDate: addDays(travelDate, -Math.round(YEARS[type] * 365.25) - position),
  nationality: 'Chinese',
  telephone: '',
})

/**
 * A flight that a departure of a line connects with: four hours after it towards the airport, two hours before it from
 * there.
 */
export const flightFor = (lineCode: string, date: CivilDate, beginTime: string): FlightInfo => {
  const isTowards = airportDirection(lineCode) === 'toAirport'
  const at = toInstant(date, beginTime) + (isTowards ? 4 : -2) * HOUR_MS
  const [here, there] = ['Hong Kong', isTowards ? 'Osaka' : 'Singapore']
  const flightNumber = isTowards ? 'CX0504' : 'SQ0892'
  const [origin, destination] = isTowards ? [here, there] : [there, here]
  const airline = isTowards ? 'Cathay Pacific' : 'Singapore Air'
  return {
    flightNumber,
    airline,
    origin,
    destination,
    transit: '',
    date: civilDateAt(at),
    time: civilTimeAt(at).slice(0, 5),
  }
}
