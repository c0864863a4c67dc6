import type { BuildRecord } from '@shuttle/contracts'
import type { Move, ReleasedApp } from '@shuttle/releases'
import { versionBefore } from '../composition/compatibility'
import {
  decideWithdrawal,
  failureRate,
  hasEnoughVisits,
  isFailing,
  type RangeVisits,
  WITHDRAWAL_PAUSE_MS,
} from '../composition/failing-version'
import { OPERATOR } from '../composition/publisher-keys'
import { findAcceptedBuild } from '../releases/find-build'
import { moveApp } from '../releases/move-app'
import { readRegistry } from '../releases/read-registry'
import { type ReleaseContext, ReleaseFault } from '../releases/release-context'
import { failureMetrics } from './failure-metrics'
import { joinResults, type Probe, type ProbeResult } from './probe'
import { readVisitCounts, type VersionVisits } from './read-visit-counts'

const HOUR_MS = 3_600_000
/** Visits that count of the version that is examined, and of the one before, as long as rows live. */
const WINDOW_MS = 6 * HOUR_MS
const WINDOW_BEFORE_MS = 30 * 24 * HOUR_MS
/** A version stays failing for hours after its probe disagreed: it is not probed in each run. */
const PROBE_AGAIN_MS = 600_000
const NOTE_CHARACTERS = 300
const PER_CENT = 100

/** Name of the automatic withdrawal in the history, where others have the name of their key. */
export const PLATFORM = 'platform'

const total = (ranges: readonly RangeVisits[]): RangeVisits => ({
  visits: ranges.reduce((all, { visits }) => all + visits, 0),
  failed: ranges.reduce((all, { failed }) => all + failed, 0),
})
const inPerCent = (visits: RangeVisits): string => `${(failureRate(visits) * PER_CENT).toFixed(1)} %`

interface Suspect {
  app: ReleasedApp
  version: string
  /** The version that takes over; of a trial the live one. */
  before: string | undefined
  ranges: readonly RangeVisits[]
  ofBefore: RangeVisits
}

const toNote = ({ ranges, ofBefore }: Suspect, { what }: ProbeResult): string => {
  const { visits, failed } = total(ranges)
  const counted = `${failed} of ${visits} visits from ${ranges.length} networks failed (${inPerCent({ visits, failed })}`
  return `${counted}, before ${inPerCent(ofBefore)}), and the probe found: ${what}`.slice(0, NOTE_CHARACTERS)
}

/**
 * Withdraws versions that browsers report as failing and that the platform's own probes find broken: the version before
 * goes live, or the trial ends. Without that agreement it only counts and logs. Called again and again, by every server.
 */
export const createFailureWatch = (context: ReleaseContext, probes: readonly Probe[]) => {
  const { db, clock, log } = context
  const metrics = failureMetrics(context.metrics)
  const probed = new Map<string, { at: number; result: ProbeResult }>()

  const probe = async (app: string, version: string): Promise<ProbeResult> => {
    const key = `${app} ${version}`
    const known = probed.get(key)
    if (known && clock.now() - known.at < PROBE_AGAIN_MS) return known.result
    const { record } = await findAcceptedBuild(db, app, version)
    const results: ProbeResult[] = []
    // One at a time, and a browser only where the files are whole.
    for (const one of probes) {
      if (results.some(({ finding }) => finding === 'broken')) break
      results.push(await one(JSON.parse(record) as BuildRecord))
    }
    const result = joinResults(results)
    probed.set(key, { at: clock.now(), result })
    return result
  }
  const readBefore = async (app: string, version: string | undefined): Promise<RangeVisits> => {
    if (version === undefined) return total([])
    const [counts] = await readVisitCounts(db, clock.now() - WINDOW_BEFORE_MS, { app, version })
    return total(counts?.ranges ?? [])
  }
  /** Live and tried versions that fail far more often than the version before. */
  const findSuspects = async (app: ReleasedApp, counts: readonly VersionVisits[]): Promise<Suspect[]> => {
    const suspects: Suspect[] = []
    // The files of a trial with staff are for staff alone: no probe could fetch them.
    const tried = app.canary?.stage === 'staff' ? undefined : app.canary?.version
    for (const version of [tried, app.live]) {
      const ranges = counts.find((one) => one.app === app.name && one.version === version)?.ranges ?? []
      if (!version || !isFailing(ranges, total([]))) continue
      const before = version === app.live ? versionBefore(app, version, () => true) : (app.live ?? undefined)
      const ofBefore = await readBefore(app.name, before)
      if (isFailing(ranges, ofBefore)) suspects.push({ app, version, before, ranges, ofBefore })
    }
    return suspects
  }
  const lastWithdrawal = async (app: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('release_history')
      .select('moved_at')
      .where('app', '=', app)
      .where('moved_by', '=', PLATFORM)
      .where('moved_at', '>', clock.now() - WITHDRAWAL_PAUSE_MS)
      .orderBy('moved_at', 'desc')
      .executeTakeFirst()
    return row?.moved_at
  }
  const withdraw = async (suspect: Suspect, to: string, result: ProbeResult): Promise<boolean> => {
    const { app, version } = suspect
    const target = version === app.live ? { version: to } : {}
    const move: Move = {
      app: app.name,
      seen: app.revision,
      action: 'rollback',
      ...target,
      note: toNote(suspect, result),
    }
    try {
      await moveApp(context, move, { owner: OPERATOR, label: PLATFORM })
    } catch (error) {
      // Another server or a person was first, or what would go live does not fit the rest of the site.
      if (!(error instanceof ReleaseFault)) throw error
      log.error({ err: error, app: app.name, version }, 'release: a failing version could not be withdrawn')
      return false
    }
    metrics.withdrawn.inc({ remote: app.name })
    return true
  }
  /** Answers whether the version is withdrawn now. */
  const examine = async (suspect: Suspect): Promise<boolean> => {
    const { app, version, before } = suspect
    const result = await probe(app.name, version)
    const decision = decideWithdrawal({
      finding: result.finding,
      before,
      findingBefore:
        before === undefined || result.finding !== 'broken' ? 'unknown' : (await probe(app.name, before)).finding,
      lastAt: await lastWithdrawal(app.name),
      now: clock.now(),
    })
    if (decision.kind === 'withdraw') return withdraw(suspect, decision.to, result)
    const about = { app: app.name, version, why: decision.why, found: result.what }
    log.error(about, `release: ${toNote(suspect, result)}; it stays`)
    return false
  }
  const showRates = (counts: readonly VersionVisits[], isShown: (app: string, version: string) => boolean): void => {
    for (const gauge of [metrics.visits, metrics.ratio, metrics.failing]) gauge.reset()
    for (const { app, version, ranges } of counts.filter((one) => isShown(one.app, one.version))) {
      const labels = { remote: app, version }
      const visits = total(ranges)
      metrics.visits.set(labels, visits.visits)
      metrics.failing.set(labels, 0)
      if (hasEnoughVisits(ranges)) metrics.ratio.set(labels, failureRate(visits))
    }
  }

  return async (): Promise<void> => {
    const { apps } = await readRegistry(db)
    const counts = await readVisitCounts(db, clock.now() - WINDOW_MS)
    showRates(counts, (name, version) =>
      apps.some((app) => app.name === name && (app.live === version || app.canary?.version === version)),
    )
    for (const app of apps) {
      metrics.withdrawn.inc({ remote: app.name }, 0)
      if (!app.enabled) continue
      for (const suspect of await findSuspects(app, counts)) {
        // Its move changes the revision that others were read with: the next run examines them.
        if (await examine(suspect)) break
        metrics.failing.set({ remote: app.name, version: suspect.version }, 1)
      }
    }
  }
}
