import type { Instant } from '../civil-date'
import { doSpansMeet, ruleStateAt } from './rule-span'
import { checkShownWindow, type ShownWindow, type ShownWindowViolation } from './shown-window'

export type SurveyViolation =
  | ShownWindowViolation
  | 'STAFF_RULE_MOMENT'
  | 'STAFF_RULE_BEGUN'
  | 'STAFF_SURVEY_OVERLAP'
  | 'STAFF_SURVEY_NOTICE'

export interface SurveyViolations {
  from?: SurveyViolation
  until?: SurveyViolation
  notice?: SurveyViolation
}

/** A notice that is to announce a survey. */
export interface SurveyNotice extends ShownWindow {
  /** It announces another survey, which is not over. */
  isTaken: boolean
}

interface SurveyContext {
  /** What is written over; undefined for a new one. */
  stored: ShownWindow | undefined
  /** The windows of all other surveys: home leads to one at a time. */
  others: readonly ShownWindow[]
  /** Undefined where none announces it. */
  notice: SurveyNotice | undefined
  now: Instant
}

/** What is wrong with the time of a survey, by its field; its notice is shown at some time of it, and of no other. */
export const checkSurvey = (window: ShownWindow, { stored, others, notice, now }: SurveyContext): SurveyViolations => {
  const isMoved = stored && ruleStateAt(stored, now) !== 'planned' && stored.from !== window.from
  const isShared = others.some((other) => doSpansMeet(window, other))
  const begin = Number.isNaN(window.from)
    ? 'STAFF_RULE_MOMENT'
    : isMoved
      ? 'STAFF_RULE_BEGUN'
      : isShared
        ? 'STAFF_SURVEY_OVERLAP'
        : undefined
  const end = Number.isNaN(window.until) ? 'STAFF_RULE_MOMENT' : checkShownWindow(window, now)
  const isUnseen = notice && (notice.isTaken || (!begin && !end && !doSpansMeet(window, notice)))
  return {
    ...(begin && { from: begin }),
    // Without a beginning nothing can be said of the end.
    ...(end && begin !== 'STAFF_RULE_MOMENT' && { until: end }),
    ...(isUnseen && { notice: 'STAFF_SURVEY_NOTICE' }),
  }
}
