import { expectedOutcome, type FaultRow } from './fault-rows'
import { BAD_BUILDS, isSlow, WAITS } from './faults'
import type { FaultResult } from './run-fault-row'

/** Time after the failing answer within which a card or the older version is shown. Milliseconds. */
const OUTCOME_MS = 3000
/** A slow file is reported after this time. */
const STILL_LOADING_MS = 5000
/** After Retry, `online` or the return to the tab. */
const HEAL_MS = 2000
/** Without a sign: the longest pause between two attempts, and the attempt. */
const HEAL_ITSELF_MS = 32_000
/** Time a missing answer is awaited before that. */
const TIMEOUT_MS = 20_000

const isLate = (row: FaultRow, { msToOutcome }: FaultResult): boolean =>
  WAITS.includes(row.fault)
    ? msToOutcome < STILL_LOADING_MS - 100 || msToOutcome > STILL_LOADING_MS + OUTCOME_MS
    : msToOutcome > OUTCOME_MS

/**
 * Violated expectations of a row, as sentences. `late` depends on the machine: only the table of `npm run verify`
 * counts it.
 */
export const assessFaultRow = (row: FaultRow, result: FaultResult): { wrong: string[]; late: string[] } => {
  const wanted = expectedOutcome(row)
  const waits = WAITS.includes(row.fault)
  const healLimit = row.heal === 'itself' ? HEAL_ITSELF_MS + (waits ? TIMEOUT_MS : 0) : HEAL_MS
  const heals = wanted !== 'older version' && !BAD_BUILDS.includes(row.fault)
  const msToHeal = result.msToHeal ?? Number.POSITIVE_INFINITY
  return {
    wrong: [
      result.outcome !== wanted && `shows ${result.outcome} instead of ${wanted}`,
      heals && msToHeal === Number.POSITIVE_INFINITY && `does not heal by ${row.heal}`,
      !result.isElsewhereOpen && 'another remote does not open',
      !result.isInputPreserved && 'what was entered elsewhere is lost',
      !result.isOneDocument && 'the document was loaded again',
      !waits && !result.isReported && 'the service got no report',
      ...result.heard,
    ].filter((line) => line !== false),
    late: [
      isSlow(row.fault) &&
        result.requested > (row.heal === 'itself' ? 1 : 2) &&
        `${result.requested} requests for a slow file`,
      isLate(row, result) && `${result.msToOutcome} ms to ${result.outcome}`,
      heals && Number.isFinite(msToHeal) && msToHeal > healLimit && `${msToHeal} ms to heal by ${row.heal}`,
    ].filter((line) => line !== false),
  }
}
