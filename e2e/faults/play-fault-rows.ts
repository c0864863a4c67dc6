import type { Browser } from '@playwright/test'
import { assessFaultRow } from './assess-fault-row'
import { assessFirstFileRow } from './assess-first-file-row'
import type { FaultRow } from './fault-rows'
import type { FaultSite } from './fault-site'
import type { FirstFileRow } from './first-file-rows'
import { HealedBefore } from './give-sign'
import { runFaultRow } from './run-fault-row'
import { runFirstFileRow } from './run-first-file-row'
import { takeTurns } from './take-turns'

export interface PlayedRow<Result> {
  /** Undefined when it could not be played to its end. */
  result: Result | undefined
  /** What it did not keep. */
  faults: string[]
  /** It kept everything but the time, or came back before the sign. */
  isOnlyLate: boolean
}

type Assess<Result> = (result: Result) => { wrong: string[]; late: string[] }

const playRow = async <Result>(run: () => Promise<Result>, assess: Assess<Result>): Promise<PlayedRow<Result>> => {
  try {
    const result = await run()
    const { wrong, late } = assess(result)
    return { result, faults: [...wrong, ...late], isOnlyLate: wrong.length === 0 && late.length > 0 }
  } catch (error) {
    return { result: undefined, faults: [String(error)], isOnlyLate: error instanceof HealedBefore }
  }
}

/**
 * Plays rows beside each other and holds them to their seconds. One that is only late is played once more, and then alone: a
 * machine that runs several browsers is no measure of a second.
 */
export const rowPlayer = (browser: Browser, site: FaultSite) => {
  const turns = takeTurns()
  const play = async <Result>(run: () => Promise<Result>, assess: Assess<Result>): Promise<PlayedRow<Result>> => {
    const once = () => playRow(run, assess)
    const first = await turns.beside(once)
    const second = first.isOnlyLate ? await turns.beside(once) : first
    return second.isOnlyLate ? turns.alone(once) : second
  }
  return {
    story: (row: FaultRow) =>
      play(
        () => runFaultRow(browser, site, row),
        (result) => assessFaultRow(row, result),
      ),
    first: (row: FirstFileRow) =>
      play(
        () => runFirstFileRow(browser, site.service.url, row),
        (result) => assessFirstFileRow(row, result),
      ),
  }
}
