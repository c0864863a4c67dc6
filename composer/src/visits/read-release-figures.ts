import type { VisitEvent } from '@shuttle/contracts'
import { FIGURE_HOURS, type ReleaseFigures } from '@shuttle/releases'
import { type Kysely, sql } from 'kysely'
import type { ReleaseTables } from '../releases/release-context'

const HOUR_MS = 3_600_000
const SPAN_MS = FIGURE_HOURS * HOUR_MS

/** Whether a row is a failure of its version that the visitor saw, or would have seen without another version. */
export const isFailure = sql<boolean>`(kind = 'fallback' or (kind = 'error' and phase <> 'run'))`

/** A row that names a try of the version; vitals come from visits that had it anyway. */
export const isTry = sql<boolean>`kind <> 'vital'`

interface Row {
  app: string
  version: string
  loads: number
  failures: number
  load_ms: number | null
  lcp_ms: number | null
  inp_ms: number | null
  cls: number | null
}

const p75 = (rows: string) => sql`percentile_cont(0.75) within group (order by ms) filter (where ${sql.raw(rows)})`
const toMs = (value: number | null): number | null => (value === null ? null : Math.round(value))

interface HourRow {
  app: string
  version: string
  /** 0 is the hour before now. */
  ago: number
  loads: number
  failures: number
}

const readHours = async (db: Kysely<ReleaseTables>, now: number): Promise<HourRow[]> =>
  (
    await sql<HourRow>`
      select app, version, ((${now}::bigint - counted_at) / ${HOUR_MS})::int as ago,
        (count(distinct visit) filter (where ${isTry}))::int as loads,
        (count(distinct visit) filter (where ${isFailure}))::int as failures
      from release_visits where counted_at > ${now - SPAN_MS} group by app, version, ago`.execute(db)
  ).rows

interface CauseRow {
  app: string
  version: string
  phase: VisitEvent['phase']
  cause: VisitEvent['cause']
  visits: number
}

const readCauses = async (db: Kysely<ReleaseTables>, now: number): Promise<CauseRow[]> =>
  (
    await sql<CauseRow>`
      select app, version, phase, cause, count(distinct visit)::int as visits
      from release_visits where counted_at > ${now - SPAN_MS} and ${isFailure}
      group by app, version, phase, cause order by visits desc, phase, cause`.execute(db)
  ).rows

/** Visits of the last 24 hours, each once. */
export const countVisits = async (db: Kysely<ReleaseTables>, now: number): Promise<number> => {
  const { rows } = await sql<{ visits: number }>`
    select count(distinct visit)::int as visits from release_visits where counted_at > ${now - SPAN_MS}`.execute(db)
  return rows[0]?.visits ?? 0
}

/** Figures of every version that visits of the last 24 hours had, by app and version. */
export const readReleaseFigures = async (db: Kysely<ReleaseTables>, now: number): Promise<ReleaseFigures[]> => {
  const { rows } = await sql<Row>`
    select app, version,
      (count(distinct visit) filter (where ${isTry}))::int as loads,
      (count(distinct visit) filter (where ${isFailure}))::int as failures,
      ${p75(`kind = 'load'`)} as load_ms,
      ${p75(`phase = 'lcp'`)} as lcp_ms,
      ${p75(`phase = 'inp'`)} as inp_ms,
      ${p75(`phase = 'cls'`)} / 1000 as cls
    from release_visits where counted_at > ${now - SPAN_MS}
    group by app, version order by app, version`.execute(db)
  const [hours, causes] = [await readHours(db, now), await readCauses(db, now)]
  const ofApp = new Map<string, number>()
  for (const { app, loads } of rows) ofApp.set(app, (ofApp.get(app) ?? 0) + loads)
  return rows.map(({ app, version, loads, failures, load_ms, lcp_ms, inp_ms, cls }) => ({
    app,
    version,
    loads,
    failures,
    errorRate: loads === 0 ? 0 : failures / loads,
    p75LoadMs: toMs(load_ms),
    lcpP75Ms: toMs(lcp_ms),
    inpP75Ms: toMs(inp_ms),
    clsP75: cls === null ? null : Math.round(cls * 1000) / 1000,
    share: loads === 0 ? 0 : loads / (ofApp.get(app) ?? loads),
    hours: Array.from({ length: FIGURE_HOURS }, (_, at) => {
      const ago = FIGURE_HOURS - 1 - at
      const hour = hours.find((one) => one.app === app && one.version === version && one.ago === ago)
      return { loads: hour?.loads ?? 0, failures: hour?.failures ?? 0 }
    }),
    causes: causes
      .filter((one) => one.app === app && one.version === version)
      .map(({ phase, cause, visits }) => ({ phase, cause, visits })),
  }))
}
