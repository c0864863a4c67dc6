import type { FareType } from '@shuttle/domain'
import { type FaresOfDay, findFareFaults, type GivenFares, readFares } from '@shuttle/domain/staff'
import type { setFaresCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { Refusal } from '../../errors'
import { fareTypeFromWire, passengerTypeFromWire } from '../../http/wire-codes.presenter'

/** Throws BAD_REQUEST for a code that is no ticket type of ours. */
export const readTicketType = ({ feeType }: { feeType: string }): FareType => {
  const fareType = fareTypeFromWire(feeType)
  if (!fareType) throw new Refusal('BAD_REQUEST', { fields: ['feeType'] })
  return fareType
}

/** Fares by passenger type. Throws BAD_REQUEST, or the first violation, with its fields such as `adult.hkd`. */
export const readGivenFares = (rows: z.infer<(typeof setFaresCall)['request']>['fares']): FaresOfDay => {
  const given: GivenFares = {}
  for (const { type, cny, hkd } of rows) {
    const passengerType = passengerTypeFromWire(type)
    if (!passengerType || given[passengerType]) throw new Refusal('BAD_REQUEST', { fields: ['fares'] })
    given[passengerType] = { cny, hkd }
  }
  const fares = readFares(given)
  if (fares) return fares
  const faults = Object.entries(findFareFaults(given))
  const code = faults[0]?.[1] ?? 'STAFF_FARE_MISSING'
  throw new Refusal(code, { fields: faults.filter(([, fault]) => fault === code).map(([field]) => field) })
}
