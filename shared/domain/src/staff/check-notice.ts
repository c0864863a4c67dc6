import type { Instant } from '../civil-date'
import { type ContentTextViolation, checkContentText } from './check-content-text'
import { checkShownWindow, type ShownWindow, type ShownWindowViolation } from './shown-window'

export const NOTICE_TEXT_LIMITS = {
  titleZhHk: 60,
  titleZhCn: 60,
  titleEn: 60,
  contentZhHk: 500,
  contentZhCn: 500,
  contentEn: 500,
} as const
export type NoticeTextField = keyof typeof NOTICE_TEXT_LIMITS
export const NOTICE_TEXT_FIELDS = Object.keys(NOTICE_TEXT_LIMITS) as NoticeTextField[]

/** A notice as staff enter it: each language is required; shown from `from` until before `until`. */
export interface NoticeContent extends Readonly<Record<NoticeTextField, string>>, ShownWindow {}

export type NoticeViolations = {
  -readonly [Field in keyof NoticeContent]?: ContentTextViolation | ShownWindowViolation
}

/** Violations of a notice, by field; empty where it can be published. */
export const checkNotice = (notice: NoticeContent, now: Instant): NoticeViolations => {
  const found: NoticeViolations = {}
  for (const field of NOTICE_TEXT_FIELDS) {
    const violation = checkContentText(notice[field], NOTICE_TEXT_LIMITS[field])
    if (violation) found[field] = violation
  }
  const until = checkShownWindow(notice, now)
  return until ? { ...found, until } : found
}
