import type { Instant } from '@shuttle/domain'
import type { ShownState } from '@shuttle/domain/staff'
import { type RawBuilder, sql } from 'kysely'

/** `shownStateAt` as a condition on rows with `begins_at` and `ends_at`; undefined is every row. */
export const isInState = (state: ShownState | undefined, now: Instant): RawBuilder<boolean> => {
  if (state === 'planned') return sql<boolean>`begins_at > ${now} and ends_at > begins_at`
  if (state === 'shown') return sql<boolean>`begins_at <= ${now} and ends_at > ${now}`
  if (state === 'over') return sql<boolean>`(ends_at <= ${now} or ends_at <= begins_at)`
  return sql<boolean>`true`
}
