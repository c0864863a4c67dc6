import * as z from 'zod/mini'
import { instant } from './codecs'
import { contentSearch, contentText, shownState } from './content-scalars'
import { defineStaffCall } from './define-staff-call'
import { pageOf } from './page-of'
import { revisedForm, revisedRow, shownVersion } from './revised'

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

/** Publishes a notice, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveNoticeCall = defineStaffCall({
  path: 'staff/save.notice',
  access: 'content.edit',
  idempotent: true,
  request: revisedForm(noticeContent),
  data: staffNotice,
})

/** Ends a notice now, before its time; a planned one never begins. */
export const endNoticeCall = defineStaffCall({
  path: 'staff/end.notice',
  access: 'content.edit',
  idempotent: true,
  request: z.object(shownVersion),
  data: staffNotice,
})
