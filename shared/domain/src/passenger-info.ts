import type { CivilDate } from './civil-date'
import { rulesInForce, type SalesPolicy } from './sales-rule'

/** Whether names and identity numbers are requested: `none` shows no fields, `optional` fields may stay empty. */
export type PassengerInfoRule = 'none' | 'optional' | 'required'

export interface PassengerInfo {
  name: string
  idNumber: string
}

/** Whether passenger data is requested on a line and day of travel (purchase 5, dates; D9.23). */
export const passengerInfoRule = (policy: SalesPolicy, lineCode: string, date: CivilDate): PassengerInfoRule => {
  const needs = rulesInForce(policy, 'passenger-details', lineCode, date).map((rule) => rule.need)
  if (needs.includes('required')) return 'required'
  return needs[0] ?? 'none'
}

/** Where it is required, every passenger has both a name and an identity number (purchase 5 check 9). */
export const checkPassengerInfo = (
  rule: PassengerInfoRule,
  passengers: readonly PassengerInfo[],
  passengerCount: number,
): 'PASSENGER_INFO_MISSING' | undefined => {
  if (rule !== 'required') return undefined
  const named = passengers.filter(({ name, idNumber }) => name.trim() !== '' && idNumber.trim() !== '')
  return named.length < passengerCount || named.length < passengers.length ? 'PASSENGER_INFO_MISSING' : undefined
}
