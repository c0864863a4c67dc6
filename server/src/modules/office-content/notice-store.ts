import type { Instant } from '@shuttle/domain'
import { checkNotice, type NoticeDraft } from '@shuttle/domain/staff'
import type { Transaction } from 'kysely'
import type { Database, NoticeRow } from '../../database/types'
import { assertNoViolation, type DraftStore } from '../staff'
import { toNoticeDraft } from './notice-draft'
import { addNotice, lockNotice, storeNotice } from './staff-notices.repository'

/** Notices, as a transaction of `now` stores them. */
export const noticeStore = (trx: Transaction<Database>, now: Instant): DraftStore<NoticeRow, NoticeDraft> => ({
  unknown: 'STAFF_NOTICE_UNKNOWN',
  lock: (id) => lockNotice(trx, id),
  add: (id, draft) => addNotice(trx, id, draft),
  store: (id, draft) => storeNotice(trx, id, draft),
  toDraft: toNoticeDraft,
  assert: (draft) => assertNoViolation({ ...checkNotice(draft, now) }, { until: 'endTime' }),
})
