import type { FinishedRow, RowResult, VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { type AssessedRow, createFaultRowRunner } from '../faults/fault-row-runner'
import { BEFORES, everyFaultRow, type FaultRow, faultRowName } from '../faults/fault-rows'
import { startFaultSite } from '../faults/fault-site'
import { WAITS } from '../faults/faults'
import { everyFirstFileRow, type FirstFileRow, firstFileRowName } from '../faults/first-file-rows'
import type { FaultResult } from '../faults/run-fault-row'
import type { FirstFileResult } from '../faults/run-first-file-row'
import { openStage } from './verify-stage'

type Row = VerifyRow & ({ story: FaultRow } | { first: FirstFileRow })

const worst = (rows: readonly FinishedRow[], name: string): number =>
  Math.max(0, ...rows.flatMap(({ measured }) => measured?.[name] ?? []))

const yes = (claim: boolean): string => (claim ? 'yes' : 'no')
const toMs = (ms: number | undefined): number | string => (ms === undefined ? '' : Number.isFinite(ms) ? ms : 'never')

const waitMs = ({ fault, heal }: FaultRow): number => (WAITS.includes(fault) ? (heal === 'itself' ? 2 : 1) : 0)

const toLine = (row: FaultRow, { result, faults }: AssessedRow<FaultResult>): RowResult => {
  if (!result) return { cells: [], faults }
  const { msToHeal, msToOutcome } = result
  return {
    cells: [
      row.story.name,
      row.fault,
      row.before,
      msToHeal === undefined ? '' : row.heal,
      result.outcome,
      msToOutcome,
      toMs(msToHeal),
      yes(result.isElsewhereOpen),
      yes(result.isInputPreserved),
      yes(result.isReported),
    ],
    faults,
    measured: {
      ...(!WAITS.includes(row.fault) && { card: msToOutcome }),
      ...(Number.isFinite(msToHeal) && { [row.heal === 'itself' ? 'itself' : 'sign']: msToHeal ?? 0 }),
    },
  }
}

const toFirstFileLine = (row: FirstFileRow, { result, faults }: AssessedRow<FirstFileResult>): RowResult => {
  if (!result) return { cells: [], faults }
  const { message, msToMessage, msToHeal } = result
  return {
    cells: [
      row.page === 'home' ? 'first visit' : `first visit of ${row.page}`,
      `${row.file} ${row.fault}`,
      'none',
      row.sign,
      message,
      msToMessage,
      toMs(msToHeal),
      '',
      '',
      '',
    ],
    faults,
    measured: row.sign === 'itself' || !Number.isFinite(msToHeal) ? {} : { sign: msToHeal },
  }
}

export const table: VerifyTable<Row> = {
  name: 'faults',
  document: {
    title: 'Faults on the wire',
    about: [
      'A proxy before a running site breaks the files of one remote at a time; the product has no fault in it. Four remotes run, one of them made by the generator; and three slots, one over a page of another remote and two on pages of their own remote. ' +
        'Somebody enters something on a page, goes to the broken screen, looks, opens another remote, comes back, the fault ends, and what was entered is still there: all in one document, never reloaded.',
      'Every screen meets every fault, and is brought back by Retry or an older version. Every part (entry, exposed module, chunk, style, texts, slot, and the script and style of the shell) meets an answer of 404, a dead connection, an answer after 25 s and a damaged copy in the cache, and comes back by Retry, `online`, the return to the tab and by itself.',
      'Kept means: a card with Retry, or the last good version where there is one, within 3 s of the failing answer; what only hangs says *still loading* after 5 s; after Retry, `online` or the return to the tab it heals within 2 s, by itself at 2 to 30 s, and after 20 s more where nothing answered; a dead connection stays dead when the fault ends; a slow file is asked for once where no sign is given; a tap is a tap and what is read is painted; another remote opens meanwhile; nothing entered is lost; the service is told; the browser says nothing that does not belong to the fault. ' +
        'A throw in a handler keeps the screen. A bad build does not heal by the network. On a page of its own remote no other version may take a slot’s place: a document shows one version of a remote.',
      'The shell says a file that fails within 5 s, and loads the page again by each sign, after 30 s, and after 2 minutes where nothing answered; a damaged copy of its files, or of a file that the page announces, is gone round by itself.',
      'On a first visit every file of the remote, and every file of the remote and the shell, does not answer, is cut in half or has its connection reset at the same time, at home and at the airport line: one sign brings all of them, without another document where the shell runs.',
      'A row that is only late beside others runs once more, and then alone.',
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
  rows: () => [
    ...everyFirstFileRow().map((first) => ({ id: firstFileRowName(first), first })),
    // The rows that wait longest begin first.
    ...everyFaultRow()
      .map((story) => ({ id: faultRowName(story), story }))
      .sort((one, other) => waitMs(other.story) - waitMs(one.story)),
  ],
  // Most of a row is waiting.
  atOnce: 5,
  // Publishing a second version on a site is final, and unpaid orders expire.
  stageFor: (row) => ('first' in row ? `${BEFORES[0]}, pages` : `${row.story.before}, ${row.story.story.list}`),
  open: async (stage) => {
    const { browser, site, close } = await openStage(startFaultSite)
    if (stage.startsWith(BEFORES[1])) await site.publishSecond()
    const rowRunner = createFaultRowRunner(browser, site)
    return {
      close,
      run: async (row) =>
        'first' in row
          ? toFirstFileLine(row.first, await rowRunner.first(row.first))
          : toLine(row.story, await rowRunner.story(row.story)),
    }
  },
}
