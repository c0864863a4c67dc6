import type { Instant } from '@shuttle/domain'
import type { NoticeContent, ShownState } from '@shuttle/domain/staff'
import type { Kysely, Transaction } from 'kysely'
import type { Database, NoticeRow } from '../../../database/types'
import { isInState } from './shown-state.repository'

/** Notices of a state, or the one of this id, the latest beginning first, after the one of this id. */
export const listNotices = (
  db: Kysely<Database>,
  { id, state, now }: { id: string | undefined; state: ShownState | undefined; now: Instant },
  { after, limit }: { after: string | undefined; limit: number },
): Promise<NoticeRow[]> => {
  const rows = db
    .selectFrom('notices')
    .selectAll()
    .where(isInState(state, now))
    .orderBy('begins_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (id !== undefined) return rows.where('id', '=', id).execute()
  if (after === undefined) return rows.execute()
  return rows
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('begins_at', 'id'),
        '<',
        selectFrom('notices').select(['begins_at', 'id']).where('id', '=', after).$asTuple('begins_at', 'id'),
      ),
    )
    .execute()
}

/** Locks a notice, so that concurrent edits follow each other. */
export const lockNotice = (trx: Transaction<Database>, id: string): Promise<NoticeRow | undefined> =>
  trx.selectFrom('notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const toNoticeColumns = (notice: NoticeContent) => ({
  title_zh_hk: notice.titleZhHk,
  title_zh_cn: notice.titleZhCn,
  title_en: notice.titleEn,
  content_zh_hk: notice.contentZhHk,
  content_zh_cn: notice.contentZhCn,
  content_en: notice.contentEn,
  begins_at: notice.from,
  ends_at: notice.until,
})
