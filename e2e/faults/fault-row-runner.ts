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

export interface AssessedRow<Result> {
  /** Undefined when the run did not complete. */
  result: Result | undefined
  /** Violated expectations. */
  faults: string[]
  /** Only the time was exceeded, or the screen recovered before the sign. */
  isOnlyLate: boolean
}

type Assess<Result> = (result: Result) => { wrong: string[]; late: string[] }

const runAndAssess = async <Result>(
  run: () => Promise<Result>,
  assess: Assess<Result>,
): Promise<AssessedRow<Result>> => {
  try {
    const result = await run()
    const { wrong, late } = assess(result)
    return { result, faults: [...wrong, ...late], isOnlyLate: wrong.length === 0 && late.length > 0 }
  } catch (error) {
    return { result: undefined, faults: [String(error)], isOnlyLate: error instanceof HealedBefore }
  }
}

/**
 * Runs rows concurrently and checks their times. A row that is only late is run once more, alone: a machine that runs
 * several browsers cannot measure seconds.
 */
export const createFaultRowRunner = (browser: Browser, site: FaultSite) => {
  const turns = takeTurns()
  const runWithRetries = async <Result>(
    run: () => Promise<Result>,
    assess: Assess<Result>,
  ): Promise<AssessedRow<Result>> => {
    const once = () => runAndAssess(run, assess)
    const first = await turns.beside(once)
    const second = first.isOnlyLate ? await turns.beside(once) : first
    return second.isOnlyLate ? turns.alone(once) : second
  }
  return {
    story: (row: FaultRow) =>
      runWithRetries(
        () => runFaultRow(browser, site, row),
        (result) => assessFaultRow(row, result),
      ),
    first: (row: FirstFileRow) =>
      runWithRetries(
        () => runFirstFileRow(browser, site.service.url, row),
        (result) => assessFirstFileRow(row, result),
      ),
  }
}
