import type { Instant } from '@shuttle/domain'

/** Opening time of a survey, and the notice that announces it; empty without one. */
export interface Survey {
  from: Instant
  until: Instant
  noticeId: string
}

/** A notice that can announce a survey. */
export interface SurveyNotice {
  id: string
  title: string
  from: Instant
  until: Instant
}
