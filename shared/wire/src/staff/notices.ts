import * as z from 'zod/mini'
import { defineCall } from '../define-call'
import { code, moment } from '../scalars'
import { contentId, contentPage, contentText, shownRevision } from './content-scalars'

/** A notice in three languages. */
export const staffNoticeRow = z.looseObject({
  noticeId: z.string(),
  titleZhHk: z.string(),
  titleZhCn: z.string(),
  titleEn: z.string(),
  contentZhHk: z.string(),
  contentZhCn: z.string(),
  contentEn: z.string(),
  beginTime: moment,
  endTime: moment,
  /** `PLANNED`, `SHOWN` or `OVER`. */
  state: code,
  /** It announces the questionnaire. */
  survey: z.boolean(),
  /** Increases with each change: a form sends back the one it shows. */
  revision: z.int(),
})

/** Notices, those that begin last first, after `afterNoticeId` where one is given. */
export const queryNoticesCall = defineCall({
  path: 'staff/query.notices',
  access: 'content.read',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    ...contentPage,
    afterNoticeId: z.optional(contentId),
    /** Only this notice. */
    noticeId: z.optional(contentId),
  }),
  answer: z.looseObject({
    responseData: z.looseObject({
      rows: z.array(staffNoticeRow),
      /** Cursor of the next page; empty on the last. */
      nextNoticeId: z.string(),
    }),
  }),
})

/** Publishes a notice, or changes one whose revision is still `revision`; a repetition changes nothing. */
export const saveNoticeCall = defineCall({
  path: 'staff/save.notice',
  access: 'content.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({
    noticeId: contentId,
    revision: shownRevision,
    titleZhHk: contentText,
    titleZhCn: contentText,
    titleEn: contentText,
    contentZhHk: contentText,
    contentZhCn: contentText,
    contentEn: contentText,
    beginTime: moment,
    endTime: moment,
  }),
  answer: z.looseObject({ responseData: staffNoticeRow }),
})

/** Ends a notice now, before its time; a planned one never begins. */
export const endNoticeCall = defineCall({
  path: 'staff/end.notice',
  access: 'content.edit',
  idempotent: true,
  success: 'done-message',
  request: z.looseObject({ noticeId: contentId, revision: shownRevision }),
  answer: z.looseObject({ responseData: staffNoticeRow }),
})
