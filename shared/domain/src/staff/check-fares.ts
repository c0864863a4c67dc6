import type { Cents } from '../money'
import { PASSENGER_TYPES, type PassengerType } from '../passenger-type'
import type { FaresOfDay } from './dated-fares'

/** 5,000 in either currency, for one passenger and leg: a higher amount has a digit too many. */
export const HIGHEST_FARE: Cents = 500_000

/** A ticket type on sale always has these: otherwise they would be sold at another type's fare. */
const ALWAYS_SOLD: readonly PassengerType[] = ['adult', 'child', 'elderly']

export type FareFault = 'STAFF_FARE_MISSING' | 'STAFF_FARE_ZERO' | 'STAFF_FARE_TOO_HIGH' | 'STAFF_FARE_TEN_CENTS'

/** Name of an amount, such as `adult.hkd`. */
export type FareField = `${PassengerType}.${'cny' | 'hkd'}`
export type FareFaults = Partial<Record<FareField, FareFault>>

/** Amounts as given; undefined where one is missing or unreadable. */
export type GivenFares = Partial<Record<PassengerType, { cny?: Cents | undefined; hkd?: Cents | undefined }>>

/** An infant may travel free; fares in HKD end in 0 cents, because the totals do (D9.24). */
const checkAmount = (type: PassengerType, currency: 'cny' | 'hkd', amount: Cents): FareFault | undefined => {
  if (amount < 0 || (amount === 0 && type !== 'infant')) return 'STAFF_FARE_ZERO'
  if (!Number.isInteger(amount)) return 'STAFF_FARE_MISSING'
  if (amount > HIGHEST_FARE) return 'STAFF_FARE_TOO_HIGH'
  return currency === 'hkd' && amount % 10 !== 0 ? 'STAFF_FARE_TEN_CENTS' : undefined
}

/** Faults of the fares of one ticket type, by field, in reading order; empty where there are none. */
export const findFareFaults = (given: GivenFares): FareFaults =>
  Object.fromEntries(
    PASSENGER_TYPES.flatMap((type) => {
      const { cny, hkd } = given[type] ?? {}
      const isNeeded = ALWAYS_SOLD.includes(type) || cny !== undefined || hkd !== undefined
      return Object.entries({ cny, hkd }).flatMap(([name, amount]) => {
        const currency = name as 'cny' | 'hkd'
        const missing = isNeeded ? ('STAFF_FARE_MISSING' as const) : undefined
        const fault = amount === undefined ? missing : checkAmount(type, currency, amount)
        return fault ? [[`${type}.${currency}`, fault]] : []
      })
    }),
  )

/** The fares, or undefined where one of them is refused. */
export const readFares = (given: GivenFares): FaresOfDay | undefined =>
  Object.keys(findFareFaults(given)).length > 0
    ? undefined
    : Object.fromEntries(
        PASSENGER_TYPES.flatMap((type) => {
          const { cny, hkd } = given[type] ?? {}
          return cny === undefined || hkd === undefined ? [] : [[type, { cny, hkd }]]
        }),
      )
