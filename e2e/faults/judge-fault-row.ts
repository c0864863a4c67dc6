import { BAD_BUILDS, WAITS } from './faults'
import type { FaultResult, FaultRow } from './run-fault-row'

/** A card, or the older version, stands this soon after the failing answer. Milliseconds. */
const OUTCOME_MS = 3000
/** What is merely slow says so after this. */
const STILL_LOADING_MS = 5000
/** After Retry, `online` or the return to the tab. */
const HEAL_MS = 2000
/** By itself: the longest pause between two attempts, and the attempt. */
const HEAL_ITSELF_MS = 32_000

/** What a row owes and did not keep, as sentences. */
export const judgeFaultRow = (row: FaultRow, result: FaultResult): string[] => {
  const waits = WAITS.includes(row.fault)
  const wanted = waits ? 'still loading' : row.before === 'older version' ? 'older version' : 'card'
  const healLimit = row.heal === 'itself' ? HEAL_ITSELF_MS : HEAL_MS
  const heals = !BAD_BUILDS.includes(row.fault) && wanted !== 'older version'
  const slow = waits
    ? result.msToOutcome < STILL_LOADING_MS || result.msToOutcome > STILL_LOADING_MS + OUTCOME_MS
    : result.msToOutcome > OUTCOME_MS
  return [
    result.outcome !== wanted && `shows ${result.outcome} instead of ${wanted}`,
    slow && `${result.msToOutcome} ms to ${result.outcome}`,
    heals &&
      (result.msToHeal ?? Number.POSITIVE_INFINITY) > healLimit &&
      `${result.msToHeal} ms to heal by ${row.heal}`,
    !result.othersOpen && 'another remote does not open',
    !result.inputKept && 'what was typed elsewhere is lost',
    !result.oneDocument && 'the document was loaded again',
    !waits && !result.reported && 'nobody was told',
  ].filter((line) => line !== false)
}
