import { type CivilDate, civilDateAt, type Instant } from './civil-date'
import type { FareType } from './fare-type'
import { parseLineCode } from './line'

/** Announcements of a policy: only tickets booked for a departure are sold to non-members (epidemic control). */
export type SalesNotice = 'RESERVED_ONLY'

interface Dated {
  /** Line codes, and station codes for every line with that terminus. */
  appliesTo: readonly string[]
  /** First day it holds, UTC+8; undefined: no beginning. */
  from: CivilDate | undefined
  /** First day it no longer holds; undefined: no end. */
  until: CivilDate | undefined
}

/**
 * One dated row of the sales policy. Its days are days of travel, except those of a notice, which are days of reading
 * (D1.16). An operator changes the days; no code branches on them.
 */
export type SalesRule = Dated &
  (
    | { kind: 'sells'; fareTypes: readonly FareType[] }
    /** These tickets are for members above the level only (purchase 5, dates and time choices). */
    | { kind: 'restricts'; fareTypes: readonly FareType[]; aboveLevel: number }
    /** Names and identity numbers: required or optional. */
    | { kind: 'passenger-details'; need: 'required' | 'optional' }
    /** Shown to members who are not above the level, and to visitors. */
    | { kind: 'notice'; notice: SalesNotice; aboveLevel: number }
  )
export type SalesPolicy = readonly SalesRule[]
export type SalesRuleFor<Kind extends SalesRule['kind']> = Extract<SalesRule, { kind: Kind }>

const concerns = (rule: SalesRule, lineCode: string): boolean => {
  const { origin, destination } = parseLineCode(lineCode)
  return [lineCode, origin, destination].some((code) => rule.appliesTo.includes(code))
}

/** Half-open: it holds on `from`, and no longer on `until`. */
const holdsOn = (rule: SalesRule, day: CivilDate): boolean =>
  (rule.from === undefined || day >= rule.from) && (rule.until === undefined || day < rule.until)

/** The rules of a line, whatever their days: the part of a policy that a screen needs. */
export const rulesOfLine = (policy: SalesPolicy, lineCode: string): SalesPolicy =>
  policy.filter((rule) => concerns(rule, lineCode))

/** The rules of one kind that hold for a line on a day. */
export const rulesInForce = <Kind extends SalesRule['kind']>(
  policy: SalesPolicy,
  kind: Kind,
  lineCode: string,
  day: CivilDate,
): SalesRuleFor<Kind>[] =>
  rulesOfLine(policy, lineCode).filter((rule): rule is SalesRuleFor<Kind> => rule.kind === kind && holdsOn(rule, day))

/** Announcements of a line today for a reader of this level; undefined is a visitor. */
export const salesNotices = (
  policy: SalesPolicy,
  reader: { lineCode: string; level: number | undefined },
  now: Instant,
): SalesNotice[] => [
  ...new Set(
    rulesInForce(policy, 'notice', reader.lineCode, civilDateAt(now))
      .filter((rule) => (reader.level ?? 0) <= rule.aboveLevel)
      .map((rule) => rule.notice),
  ),
]
