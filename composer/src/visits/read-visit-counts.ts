import { type Kysely, sql } from 'kysely'
import type { RangeVisits } from '../composition/failing-version'
import type { ReleaseTables } from '../releases/release-context'
import { isFailure, isTry } from './read-release-figures'

/** Visits of one version by address range. */
export interface VersionVisits {
  app: string
  version: string
  ranges: RangeVisits[]
}

interface Row extends RangeVisits {
  app: string
  version: string
}

/** Visits since then of every version, or of one; each counts once, for the range of its first report. */
export const readVisitCounts = async (
  db: Kysely<ReleaseTables>,
  since: number,
  only?: { app: string; version: string },
): Promise<VersionVisits[]> => {
  const isWanted = only ? sql`app = ${only.app} and version = ${only.version}` : sql`true`
  const { rows } = await sql<Row>`
    with of_visits as (
      select app, version, visit, bool_or(${isFailure}) as has_failed,
        (array_agg(range_hash order by counted_at, event_no))[1] as range_hash
      from release_visits where counted_at > ${since} and ${isTry} and ${isWanted}
      group by app, version, visit)
    select app, version, count(*)::int as visits, (count(*) filter (where has_failed))::int as failed
    from of_visits group by app, version, range_hash order by app, version, range_hash`.execute(db)
  const counts = new Map<string, VersionVisits>()
  for (const { app, version, visits, failed } of rows) {
    const key = `${app} ${version}`
    const known = counts.get(key) ?? { app, version, ranges: [] }
    known.ranges.push({ visits, failed })
    counts.set(key, known)
  }
  return [...counts.values()]
}
