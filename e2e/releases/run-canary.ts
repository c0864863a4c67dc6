import { setTimeout as sleep } from 'node:timers/promises'
import { fetchVersions } from './fetch-versions'
import type { Reissue } from './reissue-build'
import { releaseActions } from './release-actions'
import type { TwoServers } from './two-servers'

export const CANARY_STAGES = ['staff', '5', '25', '100'] as const
export type CanaryStage = (typeof CANARY_STAGES)[number]

const SHARE: Readonly<Record<CanaryStage, number>> = { staff: 0, '5': 5, '25': 25, '100': 100 }
const POLL_EVERY_MS = 100
const COHORTS = 10_000

export interface CanaryRow {
  stage: CanaryStage
  sample: string
  visitors: number
  /** Number of visitors who got the release on trial. */
  chosen: number
  /** Visitors who got different versions from the restarted second server and from the first. */
  servedTwoWays: number
  /** Of those chosen at the previous stage, how many lost the release again. */
  lost: number
  /** Version that a signed-in member of staff got from both servers. */
  staff: 'trial' | 'live' | 'mixed'
  faults: string[]
}

/** Samples of cohorts: spread over all, and numbered one after another. */
const toCohorts = (sample: string, visitors: number): number[] =>
  Array.from({ length: visitors }, (_, at) =>
    sample === 'spread' ? Math.floor((at * COHORTS) / visitors) : (3_333 + at) % COHORTS,
  )

/** A trial on two servers. At each stage, one answers as it runs, the other after a restart. */
export const openCanary = (
  site: TwoServers,
  trial: Reissue,
  options: {
    visitors: number
    /** `cookie` header of a signed-in member of staff. */
    staffCookie: string
  },
) => {
  const [one, other] = site.servers
  const actions = releaseActions(one)
  const chosenBefore = new Map<string, readonly boolean[]>()
  let current: CanaryStage | undefined

  const goTo = async (stage: CanaryStage): Promise<void> => {
    if (stage === current) return
    if (current === undefined) await actions.publish(trial.dist, stage)
    else await actions.promote(trial.name, stage)
    current = stage
    await other.restart(site.environment)
  }
  const isTrial = async (server: string, cookies: readonly string[]): Promise<boolean[]> =>
    (await fetchVersions(server, trial.name, cookies)).map((version) => version === trial.version)

  /** The restarted server has read the registry; the other one has when it treats another visitor as chosen. */
  const untilHeard = async (sample: string, cookies: readonly string[], chosen: readonly boolean[]) => {
    const before = chosenBefore.get(sample) ?? []
    const at = chosen.findIndex((isChosen, index) => isChosen && !before[index])
    const cookie = (at >= 0 && cookies[at]) || options.staffCookie
    while (!(await isTrial(one.url, [cookie]))[0]) await sleep(POLL_EVERY_MS)
  }

  return {
    /** Stages are set in order; some may be left out. */
    at: async (stage: CanaryStage, sample: string): Promise<CanaryRow> => {
      await goTo(stage)
      const cookies = toCohorts(sample, options.visitors).map((cohort) => `cohort=${cohort}`)
      const there = await isTrial(other.url, cookies)
      await untilHeard(sample, cookies, there)
      const here = await isTrial(one.url, cookies)
      const staff = [
        ...(await isTrial(one.url, [options.staffCookie])),
        ...(await isTrial(other.url, [options.staffCookie])),
      ]
      const chosen = here.filter(Boolean).length
      const servedTwoWays = here.filter((mine, at) => mine !== there[at]).length
      const lost = (chosenBefore.get(sample) ?? []).filter((was, at) => was && !here[at]).length
      const off = Math.abs((100 * chosen) / here.length - SHARE[stage])
      chosenBefore.set(sample, here)
      return {
        stage,
        sample,
        visitors: here.length,
        chosen,
        servedTwoWays,
        lost,
        staff: staff.every(Boolean) ? 'trial' : staff.some(Boolean) ? 'mixed' : 'live',
        faults: [
          ...(off > 1 ? [`${off.toFixed(2)} points away from the share`] : []),
          ...(servedTwoWays > 0 ? [`${servedTwoWays} visitors got two versions`] : []),
          ...(lost > 0 ? [`${lost} visitors lost the release`] : []),
          ...(staff.every(Boolean) ? [] : ['staff do not get the release everywhere']),
        ],
      }
    },
  }
}
