import type { Currency, FareType, PassengerType } from '@shuttle/domain'

const FARE_TYPES: Record<FareType, string> = { day: '2', night: '3', reserved: '9' }
const PASSENGER_TYPES: Record<PassengerType, string> = {
  adult: '00',
  elderly: '01',
  child: '02',
  infant: '04',
  student: '05',
}
const CURRENCIES: Record<Currency, string> = { CNY: '1', HKD: '2' }

export const wireFareType = (fareType: FareType): string => FARE_TYPES[fareType]

export const fareTypeFromWire = (code: string): FareType | undefined =>
  (Object.keys(FARE_TYPES) as FareType[]).find((fareType) => FARE_TYPES[fareType] === code)

export const wirePassengerType = (type: PassengerType): string => PASSENGER_TYPES[type]

export const passengerTypeFromWire = (code: string): PassengerType | undefined =>
  (Object.keys(PASSENGER_TYPES) as PassengerType[]).find((type) => PASSENGER_TYPES[type] === code.padStart(2, '0'))

export const wireCurrency = (currency: Currency): string => CURRENCIES[currency]
