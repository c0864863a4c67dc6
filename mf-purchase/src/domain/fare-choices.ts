import {
  type CivilDate,
  type FareType,
  type FareTypeViolation,
  type Instant,
  type SalesPolicy,
  timeChoices,
} from '@shuttle/domain'

export interface FareChoices {
  /** In the order of the time modes: day, night, reserved departure. */
  offered: readonly FareType[]
  /** Why an offered one cannot be chosen. */
  refusals: Readonly<Partial<Record<FareType, FareTypeViolation>>>
  /** The default fare type; undefined where none is available. */
  preset: FareType | undefined
}

interface FareQuery {
  lineCode: string
  /** Days of travel: one, or outbound and inbound. One fare type has to be sold on both (D9.10). */
  dates: readonly [CivilDate, ...CivilDate[]]
  /** Undefined for a visitor. */
  level: number | undefined
  /** Fare types with a price on the first day that can still be bought. */
  onSale: readonly FareType[]
}

/**
 * What may be chosen for a journey, by the sales policy and the available prices (purchase 5, dates and time choices).
 */
export const fareChoices = (
  policy: SalesPolicy,
  { lineCode, dates, level, onSale }: FareQuery,
  now: Instant,
): FareChoices => {
  const [first, ...others] = dates.map((date) => timeChoices(policy, { lineCode, date, level }, now))
  if (!first) return { offered: [], refusals: {}, preset: undefined }
  const offered = first.offered.filter(
    (fareType) => onSale.includes(fareType) && others.every((other) => other.offered.includes(fareType)),
  )
  const refusals = Object.assign(
    {},
    ...others.map((other) => other.refusals),
    first.refusals,
  ) as FareChoices['refusals']
  const allowed = offered.filter((fareType) => refusals[fareType] === undefined)
  return {
    offered,
    refusals,
    preset: first.preset && allowed.includes(first.preset) ? first.preset : allowed[0],
  }
}

/**
 * The fare type in force: the passenger's choice, else the default of the day. A choice that is not offered is never
 * replaced (undefined): the passenger has to choose again.
 */
export const fareTypeInForce = (chosen: FareType | undefined, choices: FareChoices): FareType | undefined => {
  if (chosen === undefined) return choices.preset
  return choices.offered.includes(chosen) ? chosen : undefined
}
