import type { Browser } from '@playwright/test'
import type { FaultRow } from './fault-rows'
import type { FaultSite } from './fault-site'
import { inParallel } from './in-parallel'
import { BUSY_PATIENCE, judgeFaultRow } from './judge-fault-row'
import { type FaultResult, runFaultRow } from './run-fault-row'
import { takeTurns } from './take-turns'

export interface PlayedRow {
  row: FaultRow
  /** Undefined when it could not be played to its end. */
  result: FaultResult | undefined
  /** What it did not keep. */
  faults: string[]
  /** It kept everything but the time. */
  isOnlyLate: boolean
}

const playFaultRow = async (browser: Browser, site: FaultSite, row: FaultRow, patience: number): Promise<PlayedRow> => {
  const result = await runFaultRow(browser, site, row).catch((error: unknown) => String(error))
  if (typeof result === 'string') return { row, result: undefined, faults: [result], isOnlyLate: false }
  const { wrong, late } = judgeFaultRow(row, result, patience)
  return { row, result, faults: [...wrong, ...late], isOnlyLate: wrong.length === 0 && late.length > 0 }
}

/**
 * Plays rows beside each other. One that is only late is played once more, alone, and must be in time then: a machine that
 * runs several browsers is no measure of a second. `patience` multiplies the limits.
 */
export const faultRowPlayer = (browser: Browser, site: FaultSite, patience = 1) => {
  const turns = takeTurns()
  const play = (row: FaultRow) => () => playFaultRow(browser, site, row, patience)
  return async (row: FaultRow): Promise<PlayedRow> => {
    const first = await turns.beside(play(row))
    return first.isOnlyLate ? turns.alone(play(row)) : first
  }
}

/** As a story, beside other stories: what takes seconds is held to them by `npm run verify -- faults`. */
export const playFaultRows = (
  browser: Browser,
  site: FaultSite,
  rows: readonly FaultRow[],
  atOnce: number,
): Promise<PlayedRow[]> => inParallel(rows, atOnce, faultRowPlayer(browser, site, BUSY_PATIENCE))
