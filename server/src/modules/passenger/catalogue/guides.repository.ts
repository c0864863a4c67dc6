import { type CivilDate, type HolidayGuide, type LineGuide, readHolidays, type StopGuide } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** A guide as JSON; the holidays are one row, whose code is `all`. */
export interface GuideRow {
  kind: 'line' | 'stop' | 'holidays'
  /** Of a one-way line or of a station. */
  code: string
  content: string
}

declare module '../../../database/types' {
  interface Database {
    guides: GuideRow
  }
}

/** Every guide, by its code. */
export interface StoredGuides {
  lines: Map<string, LineGuide>
  stops: Map<string, StopGuide>
  holidays: CivilDate[]
}

const byCode = <Guide>(rows: readonly GuideRow[], kind: GuideRow['kind']): Map<string, Guide> =>
  // Every writer checks the content.
  new Map(rows.filter((row) => row.kind === kind).map((row) => [row.code, JSON.parse(row.content) as Guide]))

export const listGuideRows = (db: Kysely<Database>): Promise<GuideRow[]> =>
  db.selectFrom('guides').selectAll().orderBy('kind').orderBy('code').execute()

export const toGuides = (rows: readonly GuideRow[]): StoredGuides => ({
  lines: byCode(rows, 'line'),
  stops: byCode(rows, 'stop'),
  holidays: [...byCode<HolidayGuide>(rows, 'holidays').values()].flatMap(readHolidays),
})

/** Begin times of the usual departures, by line; those of a line are in order. */
export const findUsualTimes = async (
  db: Kysely<Database>,
  lineCodes: readonly string[],
): Promise<Map<string, string[]>> => {
  const times = new Map<string, string[]>(lineCodes.map((code) => [code, []]))
  if (lineCodes.length === 0) return times
  const rows = await db
    .selectFrom('departure_times')
    .select(['line_code', 'begin_time'])
    .where('line_code', 'in', lineCodes)
    .orderBy('begin_time')
    .execute()
  for (const row of rows) times.get(row.line_code)?.push(row.begin_time)
  return times
}
