import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../database/types'
import type { KeyMarks, KeySetting } from './key-marks'

declare module '../../database/types' {
  interface Database {
    key_marks: KeyMarkRow
  }
}

/** Mark of a key that the instances of this database use; see `toKeyMarks`. */
export interface KeyMarkRow {
  setting: string
  mark: string
}

export const listKeyMarks = async (db: Kysely<Database>): Promise<Partial<KeyMarks>> => {
  const marks: Partial<Record<KeySetting, readonly string[]>> = {}
  for (const { setting, mark } of await db.selectFrom('key_marks').selectAll().execute()) {
    const known = setting as KeySetting
    marks[known] = [...(marks[known] ?? []), mark]
  }
  return marks
}

/** Instances that start concurrently follow each other until the transaction ends. */
export const lockKeyMarks = async (trx: Transaction<Database>): Promise<void> => {
  await sql`lock table key_marks in share row exclusive mode`.execute(trx)
}

/** Replaces the marks of this setting; without marks it counts as not used. */
export const replaceKeyMarks = async (
  trx: Transaction<Database>,
  setting: KeySetting,
  marks: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('key_marks').where('setting', '=', setting).execute()
  if (marks.length === 0) return
  const rows = [...new Set(marks)].map((mark) => ({ setting, mark }))
  await trx.insertInto('key_marks').values(rows).execute()
}
