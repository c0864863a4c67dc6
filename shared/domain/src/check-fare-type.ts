import type { CivilDate, Instant } from './civil-date'
import { defaultFareType, type FareType } from './fare-type'
import { rulesInForce, type SalesPolicy } from './sales-rule'

/** Fare types by time mode: 0 day, 1 night, 2 booked departure (purchase 4, time mode). */
export const TIME_MODES: readonly FareType[] = ['day', 'night', 'reserved']

export interface TimeChoice {
  lineCode: string
  date: CivilDate
  /** Level of the buyer; undefined for a visitor. */
  level: number | undefined
}

export type FareTypeViolation = 'FARE_NOT_ON_SALE' | 'MEMBERS_ONLY_FARE'

/** The fare types of a line for a day of travel, in the order of the time modes. */
export const offeredFareTypes = (policy: SalesPolicy, lineCode: string, date: CivilDate): FareType[] => {
  const sold = rulesInForce(policy, 'sells', lineCode, date).flatMap((rule) => rule.fareTypes)
  return TIME_MODES.filter((fareType) => sold.includes(fareType))
}

/**
 * Why a fare type is not available on a line and day of travel, or undefined. A visitor is not refused for an unknown
 * level: the check runs again after sign-in (purchase 6).
 */
export const checkFareType = (
  policy: SalesPolicy,
  choice: TimeChoice & { fareType: FareType },
): FareTypeViolation | undefined => {
  const { lineCode, date, fareType, level } = choice
  if (!offeredFareTypes(policy, lineCode, date).includes(fareType)) return 'FARE_NOT_ON_SALE'
  const restricted = rulesInForce(policy, 'restricts', lineCode, date).some(
    (rule) => level !== undefined && level <= rule.aboveLevel && rule.fareTypes.includes(fareType),
  )
  return restricted ? 'MEMBERS_ONLY_FARE' : undefined
}

/**
 * The choices for a day and the default: that of the hour where it may be bought, else the first that may. `refusals`
 * has the reason for each offered one that may not.
 */
export const timeChoices = (
  policy: SalesPolicy,
  choice: TimeChoice,
  now: Instant,
): {
  offered: FareType[]
  refusals: Partial<Record<FareType, FareTypeViolation>>
  preset: FareType | undefined
} => {
  const offered = offeredFareTypes(policy, choice.lineCode, choice.date)
  const refusals: Partial<Record<FareType, FareTypeViolation>> = {}
  for (const fareType of offered) {
    const refusal = checkFareType(policy, { ...choice, fareType })
    if (refusal) refusals[fareType] = refusal
  }
  const allowed = offered.filter((fareType) => refusals[fareType] === undefined)
  const usual = defaultFareType(choice.date, now)
  return { offered, refusals, preset: allowed.includes(usual) ? usual : allowed[0] }
}
