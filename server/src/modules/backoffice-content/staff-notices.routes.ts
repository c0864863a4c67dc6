import type { NoticeContent } from '@shuttle/domain/staff'
import { endNoticeCall, queryNoticesCall, saveNoticeCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import type { AppContext } from '../../context'
import { describeQuery } from '../audit'
import { registerStaffCall, saveRevision } from '../staff'
import { endContent } from './end-content'
import { noticeStore } from './notice-store'
import { readShownState, readShownWindow } from './shown-window.request'
import { presentStaffNotice } from './staff-notices.presenter'
import { listNotices } from './staff-notices.repository'

const ROWS_A_PAGE = 50

const readContent = (body: z.infer<typeof saveNoticeCall.request>): NoticeContent => ({
  titleZhHk: body.titleZhHk.trim(),
  titleZhCn: body.titleZhCn.trim(),
  titleEn: body.titleEn.trim(),
  contentZhHk: body.contentZhHk.trim(),
  contentZhCn: body.contentZhCn.trim(),
  contentEn: body.contentEn.trim(),
  ...readShownWindow(body),
})

/** Notices in the back office: passengers see a change at the next load of home. */
export const registerStaffNotices = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryNoticesCall, async ({ body, trx, now, audit }) => {
    const { noticeId: id, state, afterNoticeId: after, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeQuery({ id, state, after }) })
    const rows = await listNotices(trx, { id, state: readShownState(state), now }, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      responseData: {
        rows: shown.map((row) => presentStaffNotice(row, now)),
        nextNoticeId: rows.length > pageSize ? (shown.at(-1)?.id ?? '') : '',
      },
    }
  })

  registerStaffCall(app, context, saveNoticeCall, async ({ body, trx, now, audit }) => {
    const { noticeId: id, revision } = body
    audit({ object: { kind: 'notice', id } })
    const { before, after } = await saveRevision(noticeStore(trx, now), { id, revision, content: readContent(body) })
    const presented = presentStaffNotice(after, now)
    audit({ before: before && presentStaffNotice(before, now), after: presented })
    return { responseData: presented }
  })

  registerStaffCall(app, context, endNoticeCall, async ({ body: { noticeId: id, revision }, trx, now, audit }) => {
    audit({ object: { kind: 'notice', id } })
    const { before, after } = await endContent(noticeStore(trx, now), { id, revision, now })
    const presented = presentStaffNotice(after, now)
    audit({ before: { endTime: presentStaffNotice(before, now).endTime }, after: { endTime: presented.endTime } })
    return { responseData: presented }
  })
}
