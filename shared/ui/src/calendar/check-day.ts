import type { CivilDate } from './civil-days'

/** Why a day cannot be chosen. `closed` comes from its mark: sold out, no service; `too-early` is before `earliest`. */
export type DayViolation = 'past' | 'too-early' | 'not-on-sale' | 'too-far' | 'closed'

export interface DayMark {
  /** In place of the lunar label: `Sold out`. */
  text: string
  /** Read instead of an abbreviation. */
  spoken?: string
  /** Its colour; a mark without one is a warning. */
  tone?: 'money' | 'calm'
  /** The day cannot be chosen. */
  closed?: boolean
}

export interface DayLimits {
  today: CivilDate
  /** First day that another choice allows: a return is not before its departure. */
  earliest?: CivilDate | undefined
  /** Last day that is on sale (purchase 9: today to 14 days ahead). */
  lastDateOnSale: CivilDate
  /** The last day that can be booked at all (purchase 5 check 8: 90 days ahead). */
  limitDate: CivilDate
  marks?: Readonly<Record<CivilDate, DayMark>> | undefined
}

export const checkDay = (date: CivilDate, limits: DayLimits): DayViolation | undefined => {
  if (date < limits.today) return 'past'
  if (limits.earliest !== undefined && date < limits.earliest) return 'too-early'
  if (date > limits.limitDate) return 'too-far'
  if (date > limits.lastDateOnSale) return 'not-on-sale'
  if (limits.marks?.[date]?.closed) return 'closed'
  return undefined
}
