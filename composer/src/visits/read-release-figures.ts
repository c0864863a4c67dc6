import type { ReleaseFigures } from '@shuttle/releases'
import { type Kysely, sql } from 'kysely'
import type { ReleaseTables } from '../releases/release-context'

const DAY_MS = 24 * 3_600_000

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
    from release_visits where counted_at > ${now - DAY_MS}
    group by app, version order by app, version`.execute(db)
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
  }))
}
