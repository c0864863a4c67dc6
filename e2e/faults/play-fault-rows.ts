import type { Browser } from '@playwright/test'
import { assessFaultRow } from './assess-fault-row'
import type { FaultRow } from './fault-rows'
import type { FaultSite } from './fault-site'
import { HealedBefore } from './give-sign'
import { type FaultResult, runFaultRow } from './run-fault-row'
import { takeTurns } from './take-turns'

export interface PlayedRow {
  row: FaultRow
  /** Undefined when it could not be played to its end. */
  result: FaultResult | undefined
  /** What it did not keep. */
  faults: string[]
  /** It kept everything but the time, or came back before the sign. */
  isOnlyLate: boolean
}

const isResult = (result: unknown): result is FaultResult =>
  typeof result === 'object' && result !== null && 'heard' in result

const playFaultRow = async (browser: Browser, site: FaultSite, row: FaultRow): Promise<PlayedRow> => {
  const result = await runFaultRow(browser, site, row).catch((error: unknown) => error)
  if (!isResult(result))
    return { row, result: undefined, faults: [String(result)], isOnlyLate: result instanceof HealedBefore }
  const { wrong, late } = assessFaultRow(row, result)
  return { row, result, faults: [...wrong, ...late], isOnlyLate: wrong.length === 0 && late.length > 0 }
}

/**
 * Plays rows beside each other and holds them to their seconds. One that is only late is played once more, and then alone: a
 * machine that runs several browsers is no measure of a second.
 */
export const faultRowPlayer = (browser: Browser, site: FaultSite) => {
  const turns = takeTurns()
  const play = (row: FaultRow) => () => playFaultRow(browser, site, row)
  return async (row: FaultRow): Promise<PlayedRow> => {
    const first = await turns.beside(play(row))
    const second = first.isOnlyLate ? await turns.beside(play(row)) : first
    return second.isOnlyLate ? turns.alone(play(row)) : second
  }
}
