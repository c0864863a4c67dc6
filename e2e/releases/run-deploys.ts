import type { PlannedMove } from './move-plan'
import type { ReleaseDesk } from './release-desk'
import type { RoamingTab } from './roaming-tab'
import { mixedBuilds } from './watch-documents'

export interface DeploysReport {
  navigations: number
  /** Documents that were opened on purpose; each may get another set. */
  documents: number
  moves: { what: string; at: number; ms: number }[]
  /** Builds that ran in some document, `name version`. */
  builds: string[]
  /** Documents in which an app was replaced after a withdrawal, as it should. */
  replaced: number
  faults: string[]
}

/** Tabs navigate side by side, while moves are made one after another, spread evenly over the navigations. */
export const runDeploys = async (options: {
  desk: ReleaseDesk
  tabs: readonly RoamingTab[]
  moves: readonly PlannedMove[]
  navigations: number
}): Promise<DeploysReport> => {
  const { desk, tabs, moves, navigations } = options
  const made: DeploysReport['moves'] = []
  const withdrawn = new Set<string>()
  const faults: string[] = []
  const gap = navigations / (moves.length + 1)
  let done = 0
  let moving: Promise<void> = Promise.resolve()
  let planned = 0

  const make = async ({ what, make: move }: PlannedMove): Promise<void> => {
    const start = performance.now()
    try {
      await move(desk)
      for (const one of await desk.withdrawn()) withdrawn.add(one)
      made.push({ what, at: done, ms: Math.round(performance.now() - start) })
    } catch (error) {
      faults.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  /** Nobody waits for a move: navigation goes on meanwhile. */
  const startDueMoves = () => {
    for (; planned < moves.length && done >= gap * (planned + 1); planned += 1) {
      const due = moves[planned]
      if (due) moving = moving.then(() => make(due))
    }
  }
  const roam = async (tab: RoamingTab): Promise<void> => {
    while (done < navigations) {
      done += 1
      startDueMoves()
      await tab.step()
    }
  }
  await Promise.all(tabs.map(roam))
  await moving

  const documents = tabs.flatMap((tab) => tab.documents.all())
  return {
    navigations: done,
    documents: tabs.reduce((sum, tab) => sum + tab.loads(), 0),
    moves: made,
    builds: [
      ...new Set(
        documents.flatMap((one) => [...one].flatMap(([name, versions]) => versions.map((it) => `${name} ${it}`))),
      ),
    ].sort(),
    replaced: documents.filter((one) => [...one.values()].some((versions) => versions.length > 1)).length,
    faults: [
      ...faults,
      ...tabs.flatMap((tab) => tab.faults),
      ...documents.flatMap((one) => mixedBuilds(one, withdrawn)),
    ],
  }
}
