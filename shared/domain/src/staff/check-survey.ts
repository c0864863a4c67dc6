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

/** A notice that announces a survey. */
export interface SurveyNotice extends ShownWindow {
  /** It announces another survey, which has not ended. */
  isTaken: boolean
}

interface SurveyContext {
  /** The stored survey that it replaces; undefined for a new one. */
  stored: ShownWindow | undefined
  /** The windows of all other surveys: home links to one at a time. */
  others: readonly ShownWindow[]
  /** Undefined where no notice announces it. */
  notice: SurveyNotice | undefined
  now: Instant
}

/** Violations of the time of a survey, by field; its notice must overlap it, and no other survey. */
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
    // Without a valid beginning the end cannot be checked.
    ...(end && begin !== 'STAFF_RULE_MOMENT' && { until: end }),
    ...(isUnseen && { notice: 'STAFF_SURVEY_NOTICE' }),
  }
}
