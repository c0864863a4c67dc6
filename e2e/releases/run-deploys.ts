import type { PlannedMove } from './move-plan'
import type { ReleaseMoveions } from './release-actions'
import type { RoamingTab } from './roaming-tab'
import { mixedBuilds } from './watch-documents'

export interface DeployRound {
  what: string
  /** Duration of the move, upload included. */
  moveMs: number
  navigations: number
  /** Builds that have run in some document so far, `name version`. */
  builds: readonly string[]
  /** Documents so far in which an app was replaced after a withdrawal, as expected. */
  replaced: number
  /** New since the previous round. */
  faults: readonly string[]
}

/** Concurrent tabs navigate while moves are made on their site. */
export const deploysUnderUse = ({ actions, tabs }: { actions: ReleaseMoveions; tabs: readonly RoamingTab[] }) => {
  const withdrawn = new Set<string>()
  const reported = new Set<string>()

  const make = async ({ what, make: move }: PlannedMove): Promise<{ ms: number; faults: string[] }> => {
    const start = performance.now()
    try {
      await move(actions)
      for (const one of await actions.withdrawn()) withdrawn.add(one)
      return { ms: Math.round(performance.now() - start), faults: [] }
    } catch (error) {
      return { ms: 0, faults: [`${what}: ${error instanceof Error ? error.message : String(error)}`] }
    }
  }

  const newFaults = (): string[] => {
    const documents = tabs.flatMap((tab) => tab.documents.all())
    const all = [...tabs.flatMap((tab) => tab.faults), ...documents.flatMap((one) => mixedBuilds(one, withdrawn))]
    const fresh = all.filter((fault) => !reported.has(fault))
    for (const fault of fresh) reported.add(fault)
    return fresh
  }

  return {
    /** Makes only the move: a resumed run repeats the earlier ones. */
    make,
    /** A third of the navigations, then the move, and the rest during and after it: no tab waits for a move. */
    round: async (move: PlannedMove, navigations: number): Promise<DeployRound> => {
      let done = 0
      let made: ReturnType<typeof make> | undefined
      const roam = async (tab: RoamingTab): Promise<void> => {
        while (done < navigations) {
          done += 1
          if (done >= navigations / 3) made ??= make(move)
          await tab.step()
        }
      }
      await Promise.all(tabs.map(roam))
      const { ms, faults } = await (made ?? make(move))
      const documents = tabs.flatMap((tab) => tab.documents.all())
      const builds = documents.flatMap((one) =>
        [...one].flatMap(([name, versions]) => versions.map((version) => `${name} ${version}`)),
      )
      return {
        what: move.what,
        moveMs: ms,
        navigations: done,
        builds: [...new Set(builds)].sort(),
        replaced: documents.filter((one) => [...one.values()].some((versions) => versions.length > 1)).length,
        faults: [...faults, ...newFaults()],
      }
    },
  }
}
