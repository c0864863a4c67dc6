import type { FinishedRow, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { BEFORES, everyFaultRow, expectedOutcome, type FaultRow, faultRowName } from '../faults/fault-rows'
import { startFaultSite } from '../faults/fault-site'
import { faultRowPlayer } from '../faults/play-fault-rows'
import { openStage } from './verify-stage'

interface Row extends VerifyRow {
  row: FaultRow
}

const worst = (rows: readonly FinishedRow[], name: string): number =>
  Math.max(0, ...rows.flatMap(({ measured }) => measured?.[name] ?? []))

const yes = (claim: boolean): string => (claim ? 'yes' : 'no')

export const table: VerifyTable<Row> = {
  name: 'faults',
  document: {
    title: 'Faults on the wire',
    about: [
      'A proxy before a running site breaks the files of one remote at a time; the product has no fault in it. Five remotes are played: the two that are here, and three that the generator makes; and three slots, one over a page of another remote and two on pages of their own remote. ' +
        'Somebody enters something on a page, goes to the broken screen, looks, opens another remote, comes back, the fault ends, and what was entered is still there: all in one document, never reloaded.',
      'Kept means: a card with Retry, or the last good version where there is one, within 3 s of the failing answer; what only hangs says *still loading* after 5 s; after Retry, `online` or the return to the tab it heals within 2 s, by itself at 2 to 30 s, and after 20 s more where nothing answered; a dead connection stays dead when the fault ends; another remote opens meanwhile; nothing entered is lost; the service is told; the browser says nothing that does not belong to the fault. ' +
        'A throw in a handler keeps the screen. A bad build does not heal by the network. On a page of its own remote no other version may take a slot’s place: a document shows one version of a remote.',
      'A row that is only late beside others is played once more, alone.',
    ],
    columns: [
      'screen',
      'fault',
      'version before',
      'healed by',
      'outcome',
      'ms to it',
      'ms to heal',
      'others open',
      'input kept',
      'reported',
    ],
    summary: (rows) => [
      `Slowest outcome of a failing answer: ${worst(rows, 'card')} ms. Slowest healing after a sign: ${worst(rows, 'sign')} ms, by itself: ${worst(rows, 'itself')} ms.`,
    ],
  },
  rows: () => everyFaultRow().map((row) => ({ id: faultRowName(row), row })),
  atOnce: 3,
  // Publishing a second version cannot be taken back from a site; and orders to pay do not wait for ever.
  stageFor: ({ row: { before, story } }) => `${before}, ${story.list}`,
  open: async (stage) => {
    const { browser, site, close } = await openStage(startFaultSite)
    if (stage.startsWith(BEFORES[1])) await site.publishSecond()
    const play = faultRowPlayer(browser, site)
    return {
      close,
      run: async ({ row }) => {
        const { result, faults } = await play(row)
        if (!result) return { cells: [], faults }
        const { msToHeal } = result
        const waits = expectedOutcome(row) === 'still loading'
        return {
          cells: [
            row.story.name,
            row.fault,
            row.before,
            msToHeal === undefined ? '' : row.heal,
            result.outcome,
            result.msToOutcome,
            msToHeal === undefined ? '' : Number.isFinite(msToHeal) ? msToHeal : 'never',
            yes(result.isElsewhereOpen),
            yes(result.isInputKept),
            yes(result.isReported),
          ],
          faults,
          measured: {
            ...(!waits && { card: result.msToOutcome }),
            ...(Number.isFinite(msToHeal) && { [row.heal === 'itself' ? 'itself' : 'sign']: msToHeal ?? 0 }),
          },
        }
      },
    }
  },
}
