import type { Instant } from '@shuttle/domain'
import { checkNotice, type NoticeContent, type NoticeTextField } from '@shuttle/domain/staff'
import { fromLocalMoment, toLocalMoment } from '../../kit/domain/local-moment'

/** Typed values. */
export interface NoticeFormValues extends Record<NoticeTextField, string> {
  begins: string
  ends: string
}

/** A form for a new notice, with the texts of a copied one; it begins now, and its end is empty. */
export const newNoticeForm = (now: Instant, copied?: NoticeContent): NoticeFormValues => ({
  titleZhHk: copied?.titleZhHk ?? '',
  titleZhCn: copied?.titleZhCn ?? '',
  titleEn: copied?.titleEn ?? '',
  contentZhHk: copied?.contentZhHk ?? '',
  contentZhCn: copied?.contentZhCn ?? '',
  contentEn: copied?.contentEn ?? '',
  begins: toLocalMoment(now),
  ends: '',
})

export const toNoticeForm = (notice: NoticeContent): NoticeFormValues => ({
  ...newNoticeForm(notice.from, notice),
  ends: toLocalMoment(notice.until),
})

export const readNoticeForm = ({ begins, ends, ...texts }: NoticeFormValues): NoticeContent => ({
  ...texts,
  from: fromLocalMoment(begins),
  until: fromLocalMoment(ends),
})

/** Error codes by field. */
export const checkNoticeForm = (values: NoticeFormValues, now: Instant) => {
  const { from, until, ...texts } = checkNotice(readNoticeForm(values), now)
  return { ...texts, ends: until ?? from }
}
