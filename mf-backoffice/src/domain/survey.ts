import type { Instant } from '@shuttle/domain'

/** When a survey is open, and the notice that announces it; empty where none does. */
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
