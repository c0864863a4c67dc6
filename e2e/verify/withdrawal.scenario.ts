import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { makeHostileBuild } from '../containment/make-hostile-build'
import prepareData from '../fixtures/prepare-data'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { releaseActions } from '../releases/release-actions'
import { releaseTool } from '../releases/release-tool'
import { reportVisits } from '../releases/report-visits'
import { writeProbe } from '../releases/write-probe'

type Outcome = 'withdrawn' | 'alert' | 'nothing'

/** A version that is published, and reported as failed by the visits of the row. */
interface FailingVersion {
  version: string
  outcome: Outcome
  live: string
}

interface WithdrawalRow extends VerifyRow {
  remote: string
  /** Sound versions that are published before, in their order. */
  before: readonly string[]
  /** Those of them that an operator withdraws. */
  withdrawn?: readonly string[]
  /** Every page throws while the failing versions load. */
  isBroken: boolean
  /** Networks of the failing visits. */
  networks: number
  failing: readonly FailingVersion[]
  /** Versions that the service probes, each with the exit code of the smoke. */
  probed: readonly string[]
}

const VISITS = 60
const NETWORKS = 25
/** Visits that one network can report of one remote in a minute. */
const VISITS_OF_ONE = 40
/**
 * The job of the service runs once a minute, and probes the versions of all rows one after the other, ten seconds each.
 * What has not happened after this time does not happen.
 */
const WITHIN_MS = 240_000
const POLL_EVERY_MS = 500

const withdrawn = (version: string, live: string): FailingVersion => ({ version, outcome: 'withdrawn', live })
const alert = (version: string): FailingVersion => ({ version, outcome: 'alert', live: version })

/** What most rows have: one sound version before, and failing visits of many networks to a broken one. */
const USUAL = { before: ['6.6.5'], isBroken: true, networks: NETWORKS } as const
const TWO_BEFORE = { ...USUAL, before: ['6.6.4', '6.6.5'] } as const

const ROWS: readonly WithdrawalRow[] = [
  {
    ...{ ...USUAL, id: 'visits and probe fail: the version before is live', remote: 'mf-broken' },
    ...{ failing: [withdrawn('6.6.6', '6.6.5')], probed: ['6.6.5 0', '6.6.6 1'] },
  },
  {
    ...{ ...USUAL, id: 'visits fail and the probe does not: an alert', remote: 'mf-sound', isBroken: false },
    ...{ failing: [alert('6.6.6')], probed: ['6.6.6 0'] },
  },
  {
    ...{ ...USUAL, id: 'visits of one network fail: nothing', remote: 'mf-attacked', networks: 1 },
    ...{ failing: [{ version: '6.6.6', outcome: 'nothing', live: '6.6.6' }], probed: [] },
  },
  {
    ...{ ...USUAL, id: 'a second version fails within the hour: an alert', remote: 'mf-again' },
    ...{ failing: [withdrawn('6.6.6', '6.6.5'), alert('6.6.7')], probed: ['6.6.5 0', '6.6.6 1', '6.6.7 1'] },
  },
  {
    ...{ ...TWO_BEFORE, id: 'the version before was withdrawn: the one before that is live', remote: 'mf-past' },
    ...{ withdrawn: ['6.6.5'], failing: [withdrawn('6.6.6', '6.6.4')], probed: ['6.6.4 0', '6.6.6 1'] },
  },
  {
    ...{ ...TWO_BEFORE, id: 'every version before was withdrawn: an alert', remote: 'mf-last' },
    ...{ withdrawn: ['6.6.4', '6.6.5'], failing: [alert('6.6.6')], probed: ['6.6.6 1'] },
  },
]

const escapeDots = (text: string): string => text.replaceAll('.', '\\.')
/** The job may run before the last visit is reported. */
const toNote = (live: string): RegExp =>
  new RegExp(
    `rollback +live ${escapeDots(live)} .*platform +((\\d+) of \\2 visits from \\d+ networks failed .*the probe found: .+)`,
  )

/** Value of a series of the service; undefined while it has none. */
const readMetric = async ({ url }: Service, name: string, labels: Readonly<Record<string, string>>) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const series = `${name}{${Object.entries(labels).map(([label, value]) => `${label}="${value}"`)}} `
  const line = text.split('\n').find((one) => one.startsWith(series))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

/** What the service made of the visits to a version; undefined when it has not yet. */
const findOutcome = async (site: Service, remote: string, version: string): Promise<Outcome | undefined> => {
  if ((await releaseActions(site).withdrawn()).includes(`${remote} ${version}`)) return 'withdrawn'
  const labels = { remote, version }
  return (await readMetric(site, 'release_failing', labels)) === 1 ? 'alert' : undefined
}

/** Waits for an outcome; nothing is one too. */
const waitForOutcome = async (site: Service, remote: string, version: string): Promise<Outcome> => {
  for (const start = performance.now(); performance.now() - start < WITHIN_MS; await sleep(POLL_EVERY_MS)) {
    const outcome = await findOutcome(site, remote, version)
    if (outcome) return outcome
  }
  return 'nothing'
}

const open = async () => {
  const removeData = await prepareData()
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-withdrawal-'))
  const probe = writeProbe(scratch)
  const site = await startFreshService({ PROBE_COMMAND: probe.command })
  const actions = releaseActions(site)

  const publish = (name: string, version: string, isBroken: boolean) => {
    const remote = { name, does: 'nothing', ...(isBroken && { atLoad: 'throw new Error("broken at evaluation")' }) }
    return publishBuilds(site, [makeHostileBuild(scratch, remote, version).dist])
  }
  const report = async ({ remote, networks }: WithdrawalRow, version: string, from: number) => {
    const builds = [[remote, version]] as const
    if (networks === 1)
      await reportVisits(site.url, { builds, isFailed: false, visits: VISITS, networks: NETWORKS, from })
    const visits = networks === 1 ? VISITS_OF_ONE : VISITS
    // Another first number than that of the visits that did not fail.
    await reportVisits(site.url, { builds, isFailed: true, visits, networks, from: from + 100 })
  }

  const run = async (row: WithdrawalRow) => {
    const { remote } = row
    for (const version of row.before) await publish(remote, version, false)
    const faults: string[] = []
    const outcomes: string[] = []
    let [seconds, note] = [0, '']
    for (const { version, outcome, live } of row.failing) {
      await publish(remote, version, row.isBroken)
      // A version that is live cannot be withdrawn.
      for (const old of version === row.failing[0]?.version ? (row.withdrawn ?? []) : [])
        await actions.withdraw(remote, old)
      await report(row, version, 20 + ROWS.indexOf(row))
      const since = performance.now()
      const found = await waitForOutcome(site, remote, version)
      seconds = Math.round((performance.now() - since) / 1000)
      const counted = await readMetric(site, 'release_visits', { remote, version })
      if (found === 'nothing' && (counted ?? 0) < VISITS) faults.push(`${counted} visits were counted`)
      outcomes.push(`${version}: ${found}`)
      if (found !== outcome) faults.push(`${version}: ${found} instead of ${outcome}`)
      const liveNow = await actions.liveVersion(remote)
      if (liveNow !== live) faults.push(`live is ${liveNow} instead of ${live}`)
      if (outcome !== 'withdrawn') continue
      const history = await releaseTool(site, 'history', remote)
      note = toNote(live).exec(history)?.[1] ?? ''
      if (note === '') faults.push(`the history has no note of it: ${history}`)
    }
    const probed = probe
      .exits()
      .flatMap((line) => (line.startsWith(`${remote} `) ? [line.slice(remote.length + 1)] : []))
    if (probed.join() !== row.probed.join()) faults.push(`probed were ${probed.join()} instead of ${row.probed.join()}`)
    const last = row.failing.at(-1)?.live ?? ''
    return {
      cells: [row.id, probed.join(', '), outcomes.join(', '), last, note, seconds],
      faults,
      measured: { seconds },
    }
  }
  return {
    run,
    close: async () => {
      await site.stop()
      rmSync(scratch, { recursive: true, force: true })
      await removeData()
    },
  }
}

export const table: VerifyTable<WithdrawalRow> = {
  name: 'withdrawal',
  document: {
    title: 'Failing versions, withdrawn by the service',
    about: [
      `A remote of each row is published on a running site, and real visits report its last version: pages are opened and reports sent by request, ${VISITS} of ${NETWORKS} networks, or ${VISITS_OF_ONE} of one network beside ${VISITS} that did not fail. The service probes by the smoke of the release tool, in a browser.`,
      `A row has kept what it owes when the outcome, the live version, and the probes with their exit codes are the expected ones, within ${WITHIN_MS / 1000} s of the last report; and when the history has the counts and what the probe found of each withdrawal. An alert is the metric \`release_failing\`; nothing is neither of both in this time, although the visits were counted.`,
    ],
    columns: ['case', 'probed (exit code)', 'outcome', 'live', 'note in the history', 'seconds'],
    summary: (rows) => [`Slowest outcome: ${Math.max(...rows.map(({ measured }) => measured?.seconds ?? 0))} s.`],
  },
  rows: () => ROWS,
  // Most of a row is waiting for the job of the service.
  atOnce: ROWS.length,
  open,
}
