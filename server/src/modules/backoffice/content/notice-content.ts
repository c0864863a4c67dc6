import type { NoticeContent } from '@shuttle/domain/staff'
import type { NoticeRow } from '../../../database/types'

/** A stored notice as the fields of its form. */
export const toNoticeContent = (row: NoticeRow): NoticeContent => ({
  titleZhHk: row.title_zh_hk,
  titleZhCn: row.title_zh_cn,
  titleEn: row.title_en,
  contentZhHk: row.content_zh_hk,
  contentZhCn: row.content_zh_cn,
  contentEn: row.content_en,
  from: row.begins_at,
  until: row.ends_at,
})

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
