import { checkNotice, endShownWindow, type NoticeContent } from '@shuttle/domain/staff'
import { endNoticeCall, queryNoticesCall, saveNoticeCall } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../runtime/context'
import { describeQuery } from '../audit'
import { assertNoViolation, registerRevisedResource, registerStaffCall, revisedTable } from '../staff'
import { toNoticeContent } from './notice-content'
import { presentStaffNotice } from './staff-notices.presenter'
import { listNotices, lockNotice, toNoticeColumns } from './staff-notices.repository'

const ROWS_A_PAGE = 50

const trim = (notice: NoticeContent): NoticeContent => ({
  ...notice,
  titleZhHk: notice.titleZhHk.trim(),
  titleZhCn: notice.titleZhCn.trim(),
  titleEn: notice.titleEn.trim(),
  contentZhHk: notice.contentZhHk.trim(),
  contentZhCn: notice.contentZhCn.trim(),
  contentEn: notice.contentEn.trim(),
})

/** Notices in the back office: passengers see a change at the next load of home. */
export const registerStaffNotices = (app: FastifyInstance, context: AppContext): void => {
  registerStaffCall(app, context, queryNoticesCall, async ({ body, trx, now, audit }) => {
    const { id, state, after, pageSize = ROWS_A_PAGE } = body
    audit({ before: describeQuery({ id, state, after }) })
    const rows = await listNotices(trx, { id, state, now }, { after, limit: pageSize + 1 })
    const shown = rows.slice(0, pageSize)
    return {
      rows: shown.map((row) => presentStaffNotice(row, now)),
      next: rows.length > pageSize ? shown.at(-1)?.id : undefined,
    }
  })

  registerRevisedResource(app, context, {
    kind: 'notice',
    save: saveNoticeCall,
    end: endNoticeCall,
    store: (trx, now) => ({
      ...revisedTable(trx, 'notices', toNoticeColumns),
      unknown: 'STAFF_NOTICE_UNKNOWN',
      lock: (id) => lockNotice(trx, id),
      toContent: toNoticeContent,
      assert: (notice) => assertNoViolation({ ...checkNotice(notice, now) }),
    }),
    present: presentStaffNotice,
    toEnded: (notice, now) => ({ ...notice, until: endShownWindow(notice, now) }),
    clean: trim,
  })
}
