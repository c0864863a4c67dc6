import type { NoticeContent, ShownState } from '@shuttle/domain/staff'
import { endNoticeCall, queryNoticesCall, saveNoticeCall, type staffNoticeRow } from '@shuttle/wire/staff'
import { readMoment, writeMoment } from './moment'
import { type ContentPage, type ContentSearch, type Revised, readShownState, toStateFilter } from './shown-content'
import { staffCall } from './staff-call'

/** A notice as staff see it. */
export interface StaffNotice extends Revised<NoticeContent> {
  state: ShownState
  /** The notice announces the survey. */
  isAboutSurvey: boolean
}

const fromWire = (row: (typeof staffNoticeRow)['_zod']['output']): StaffNotice => ({
  id: row.noticeId,
  revision: row.revision,
  state: readShownState(row.state),
  isAboutSurvey: row.survey,
  content: {
    titleZhHk: row.titleZhHk,
    titleZhCn: row.titleZhCn,
    titleEn: row.titleEn,
    contentZhHk: row.contentZhHk,
    contentZhCn: row.contentZhCn,
    contentEn: row.contentEn,
    from: readMoment(row.beginTime),
    until: readMoment(row.endTime),
  },
})

/** A page of notices, ordered by begin, the latest first. Throws `ApiError`. */
export const fetchNotices = async (
  { state, after }: ContentSearch,
  signal?: AbortSignal,
): Promise<ContentPage<StaffNotice>> => {
  const body = { ...toStateFilter(state), ...(after && { afterNoticeId: after }) }
  const { responseData } = await staffCall(queryNoticesCall, body, signal && { signal })
  return { rows: responseData.rows.map(fromWire), next: responseData.nextNoticeId }
}

/** One notice; null where there is none of this id. Throws `ApiError`. */
export const fetchNotice = async (id: string, signal?: AbortSignal): Promise<StaffNotice | null> => {
  const { responseData } = await staffCall(queryNoticesCall, { noticeId: id }, signal && { signal })
  const [row] = responseData.rows
  return row ? fromWire(row) : null
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE where another editor was faster, and what is wrong with it. */
export const saveNotice = async ({ id, revision, content }: Revised<NoticeContent>): Promise<StaffNotice> => {
  const { from, until, ...texts } = content
  const times = { beginTime: writeMoment(from), endTime: writeMoment(until) }
  return fromWire((await staffCall(saveNoticeCall, { noticeId: id, revision, ...texts, ...times })).responseData)
}

/** Throws `ApiError`: `refused` with STAFF_FORM_STALE. */
export const endNotice = async ({ id, revision }: Pick<StaffNotice, 'id' | 'revision'>): Promise<StaffNotice> =>
  fromWire((await staffCall(endNoticeCall, { noticeId: id, revision })).responseData)
