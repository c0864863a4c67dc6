import * as z from 'zod/mini'
import { instant } from './codecs'
import { contentSearch, contentText, shownState } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'
import { revisedCalls, revisedRow } from './revised'

/** A notice in three languages, and when home shows it. */
const noticeContent = z.strictObject({
  titleZhHk: contentText,
  titleZhCn: contentText,
  titleEn: contentText,
  contentZhHk: contentText,
  contentZhCn: contentText,
  contentEn: contentText,
  from: instant,
  until: instant,
})

const staffNotice = z.extend(revisedRow(shownState, noticeContent), {
  /** It announces the questionnaire. */
  isAboutSurvey: z.boolean(),
})
export type StaffNotice = z.output<typeof staffNotice>

/** Notices, those that begin last first. */
export const queryNoticesCall = defineStaffCall({
  path: 'staff/query.notices',
  access: 'content.read',
  idempotent: true,
  request: contentSearch,
  data: pageOf(staffNotice),
})

export const { save: saveNoticeCall, end: endNoticeCall } = revisedCalls('notice', {
  access: 'content.edit',
  content: noticeContent,
  row: staffNotice,
})
