import type { Instant } from '../civil-date'
import { doSpansMeet, ruleStateAt } from './rule-span'
import { checkShownWindow, type ShownWindow, type ShownWindowViolation } from './shown-window'

export type SurveyViolation =
  | ShownWindowViolation
  | 'STAFF_RULE_MOMENT'
  | 'STAFF_RULE_BEGUN'
  | 'STAFF_SURVEY_OVERLAP'
  | 'STAFF_NOTICE_UNKNOWN'
  | 'STAFF_SURVEY_NOTICE'

/** When home links to the survey, whose address is a setting of the service, and the notice that announces it. */
export interface Survey extends ShownWindow {
  noticeId: string | undefined
}

export type SurveyViolations = { -readonly [Field in keyof Survey]?: SurveyViolation }

interface SurveyContext {
  /** The stored survey that it replaces; undefined for a new one. */
  stored: Survey | undefined
  /** All other surveys: home links to one at a time. */
  others: readonly Survey[]
  /** Notices that can announce a survey. */
  notices: ReadonlyArray<ShownWindow & { id: string }>
  now: Instant
}

/** Violations of a survey, by field; its notice overlaps it and announces no other survey that has not ended. */
export const checkSurvey = (survey: Survey, { stored, others, notices, now }: SurveyContext): SurveyViolations => {
  const { from, until, noticeId } = survey
  const notice = notices.find(({ id }) => id === noticeId)
  if (noticeId !== undefined && !notice) return { noticeId: 'STAFF_NOTICE_UNKNOWN' }
  const isMoved = stored && ruleStateAt(stored, now) !== 'planned' && stored.from !== from
  const isShared = others.some((other) => doSpansMeet(survey, other))
  const begin = Number.isNaN(from)
    ? 'STAFF_RULE_MOMENT'
    : isMoved
      ? 'STAFF_RULE_BEGUN'
      : isShared
        ? 'STAFF_SURVEY_OVERLAP'
        : undefined
  const end = Number.isNaN(until) ? 'STAFF_RULE_MOMENT' : checkShownWindow(survey, now)
  const isTaken = notice && others.some((other) => other.noticeId === noticeId && ruleStateAt(other, now) !== 'over')
  const isUnseen = notice && !begin && !end && !doSpansMeet(survey, notice)
  return {
    ...(begin && { from: begin }),
    // Without a valid beginning the end cannot be checked.
    ...(end && begin !== 'STAFF_RULE_MOMENT' && { until: end }),
    ...((isTaken || isUnseen) && { noticeId: 'STAFF_SURVEY_NOTICE' }),
  }
}
