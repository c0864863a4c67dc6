import { setTimeout as sleep } from 'node:timers/promises'
import { askVersions } from './ask-versions'
import type { Reissue } from './reissue-build'
import { releaseDesk } from './release-desk'
import type { TwoServers } from './two-servers'

export const CANARY_STAGES = ['staff', '5', '25', '100'] as const
export type CanaryStage = (typeof CANARY_STAGES)[number]

const SHARE: Readonly<Record<CanaryStage, number>> = { staff: 0, '5': 5, '25': 25, '100': 100 }
/** Servers look at the release book twice a second. */
const HEARD_AFTER_MS = 1500

export interface CanaryRow {
  stage: CanaryStage
  sample: string
  visitors: number
  /** Who got the release on trial. */
  chosen: number
  /** Points away from the share. */
  off: number
  /** Visitors who got another version from the second, restarted server than from the first. */
  servedTwoWays: number
  /** What a signed-in member of staff got from either server. */
  staff: 'trial' | 'live' | 'mixed'
  /** Of those chosen a stage before, how many lost the release again. */
  lost: number
}

const COHORTS = 10_000

/** Samples of cohorts that real crowds look like: spread over all, and numbered one after another. */
export const samplesOf = (visitors: number): ReadonlyMap<string, readonly number[]> => {
  const step = COHORTS / visitors
  return new Map([
    ['spread', Array.from({ length: visitors }, (_, at) => Math.floor(at * step))],
    ['neighbours', Array.from({ length: visitors }, (_, at) => (3_333 + at) % COHORTS)],
  ])
}

/** A trial through its stages. At each, one server answers as it runs, the other after a restart. */
export const runCanary = async (
  site: TwoServers,
  trial: Reissue,
  options: {
    visitors: number
    stages: readonly CanaryStage[]
    /** `cookie` header of a signed-in member of staff. */
    staffCookie: string
  },
): Promise<CanaryRow[]> => {
  const [one, other] = site.servers
  const desk = releaseDesk(one)
  const samples = [...samplesOf(options.visitors)]
  const chosenBefore = new Map<string, readonly boolean[]>()
  const rows: CanaryRow[] = []
  for (const [index, stage] of options.stages.entries()) {
    if (index === 0) await desk.publish(trial.dist, stage)
    else await desk.promote(trial.name, stage)
    await sleep(HEARD_AFTER_MS)
    const results = new Map<string, string[]>()
    for (const [sample, cohorts] of samples) {
      const cookies = cohorts.map((cohort) => `cohort=${cohort}`)
      results.set(sample, await askVersions(one.url, trial.name, cookies))
    }
    await other.restart(site.environment)
    for (const [sample, cohorts] of samples) {
      const cookies = cohorts.map((cohort) => `cohort=${cohort}`)
      const here = results.get(sample) ?? []
      const there = await askVersions(other.url, trial.name, cookies)
      const staff = [
        ...(await askVersions(one.url, trial.name, [options.staffCookie])),
        ...(await askVersions(other.url, trial.name, [options.staffCookie])),
      ].map((version) => version === trial.version)
      const isChosen = here.map((version) => version === trial.version)
      const chosen = isChosen.filter(Boolean).length
      const before = chosenBefore.get(sample) ?? []
      rows.push({
        stage,
        sample,
        visitors: here.length,
        chosen,
        off: Math.abs((100 * chosen) / here.length - SHARE[stage]),
        servedTwoWays: here.filter((version, at) => version !== there[at]).length,
        staff: staff.every(Boolean) ? 'trial' : staff.some(Boolean) ? 'mixed' : 'live',
        lost: before.filter((was, at) => was && !isChosen[at]).length,
      })
      chosenBefore.set(sample, isChosen)
    }
  }
  return rows
}
