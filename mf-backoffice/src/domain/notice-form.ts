import type { Instant } from '@shuttle/domain'
import { checkNotice, type NoticeDraft, type NoticeTextField } from '@shuttle/domain/staff'
import { fromLocalMoment, toLocalMoment } from './local-moment'

/** Texts as they are typed. */
export interface NoticeFormValues extends Record<NoticeTextField, string> {
  begins: string
  ends: string
}

/** A form for something new, with the texts of another notice where it is a copy; it begins now, and its end has to be said. */
export const newNoticeForm = (now: Instant, copied?: NoticeDraft): NoticeFormValues => ({
  titleZhHk: copied?.titleZhHk ?? '',
  titleZhCn: copied?.titleZhCn ?? '',
  titleEn: copied?.titleEn ?? '',
  contentZhHk: copied?.contentZhHk ?? '',
  contentZhCn: copied?.contentZhCn ?? '',
  contentEn: copied?.contentEn ?? '',
  begins: toLocalMoment(now),
  ends: '',
})

export const toNoticeForm = (notice: NoticeDraft): NoticeFormValues => ({
  ...newNoticeForm(notice.from, notice),
  ends: toLocalMoment(notice.until),
})

export const readNoticeForm = ({ begins, ends, ...texts }: NoticeFormValues): NoticeDraft => ({
  ...texts,
  from: fromLocalMoment(begins),
  until: fromLocalMoment(ends),
})

/** What is wrong, by the field of the form. */
export const checkNoticeForm = (values: NoticeFormValues, now: Instant) => {
  const { from, until, ...texts } = checkNotice(readNoticeForm(values), now)
  return { ...texts, ends: until ?? from }
}
