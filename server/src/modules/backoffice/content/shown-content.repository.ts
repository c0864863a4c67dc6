import type { Instant } from '@shuttle/domain'
import type { ShownState } from '@shuttle/domain/staff'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BannerRow, Database, NoticeRow } from '../../../database/types'

export interface ContentSearch {
  id?: string | undefined
  state?: ShownState | undefined
  after?: string | undefined
}

const ORDERS = {
  /** The latest beginning first. */
  notices: { column: 'begins_at', direction: 'desc', isAfter: sql`<` },
  banners: { column: 'position', direction: 'asc', isAfter: sql`>` },
} as const

/** `shownStateAt` as a condition on rows with `begins_at` and `ends_at`; undefined is every row. */
const isInState = (state: ShownState | undefined, now: Instant): RawBuilder<boolean> => {
  if (state === 'planned') return sql<boolean>`begins_at > ${now} and ends_at > begins_at`
  if (state === 'shown') return sql<boolean>`begins_at <= ${now} and ends_at > ${now}`
  if (state === 'over') return sql<boolean>`(ends_at <= ${now} or ends_at <= begins_at)`
  return sql<boolean>`true`
}

/** Notices or banners of a state in their order, after the one of the id `after`; or the one of `id`. */
export const listShownContent = <Name extends keyof typeof ORDERS>(
  db: Kysely<Database>,
  name: Name,
  { id, state, after }: ContentSearch,
  { now, limit }: { now: Instant; limit: number },
): Promise<Database[Name][]> => {
  const { column, direction, isAfter } = ORDERS[name]
  const table: string = name
  const rows = db
    .withTables<Record<string, BannerRow & NoticeRow>>()
    .selectFrom(table)
    .selectAll()
    .where(isInState(state, now))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit)
  if (id !== undefined) return rows.where('id', '=', id).execute()
  if (after === undefined) return rows.execute()
  const last = sql`select ${sql.ref(column)}, id from ${sql.table(name)} where id = ${after}`
  return rows.where(sql<boolean>`(${sql.ref(column)}, id) ${isAfter} (${last})`).execute()
}
