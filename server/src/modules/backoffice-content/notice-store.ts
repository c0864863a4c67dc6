import type { Instant } from '@shuttle/domain'
import { checkNotice, type NoticeContent } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database, NoticeRow } from '../../database/types'
import { assertNoViolation, type RevisionStore } from '../staff'
import { toNoticeContent } from './notice-content'
import { addNotice, lockNotice, storeNotice } from './staff-notices.repository'

/** Notices, as a transaction of `now` stores them. */
export const noticeStore = (trx: Transaction<Database>, now: Instant): RevisionStore<NoticeRow, NoticeContent> => ({
  unknown: 'STAFF_NOTICE_UNKNOWN',
  lock: (id) => lockNotice(trx, id),
  add: (id, content) => addNotice(trx, id, content),
  store: (id, content) => storeNotice(trx, id, content),
  toContent: toNoticeContent,
  assert: (content) => assertNoViolation({ ...checkNotice(content, now) }),
})
