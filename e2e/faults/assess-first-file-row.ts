import { type FirstFileRow, isOfShell, isReplacedAtOnce } from './first-file-rows'
import type { FirstFileResult } from './run-first-file-row'

/** Time until a failed file is reported, including the reload that fetches the previous shell. Milliseconds. */
const FAILED_MS = 5000
const STILL_LOADING_MS = 5000
const OUTCOME_MS = 3000
/** After Retry, `online` or the return to the tab. */
const HEAL_MS = 2000
/** Limit for a file that is intact at the second request, without a sign. */
const WHOLE_MS = 5000

/**
 * Without a sign: the shell's page is reloaded after 30 s, or 2 minutes where nothing answers; a mount point retries
 * within 30 s, or after 20 s and 30 where nothing answers.
 */
const itselfMs = (row: FirstFileRow): number => {
  if (row.fault === 'takes 25 s') return 25_000
  if (isOfShell(row)) return row.fault === 'does not answer' ? 120_000 : 30_000
  return row.fault === 'does not answer' ? 50_000 : 30_000
}

const WAITS = ['does not answer', 'takes 25 s']

const expectedMessage = (row: FirstFileRow): FirstFileResult['message'] => {
  if (isReplacedAtOnce(row)) return 'nothing'
  if (WAITS.includes(row.fault)) return 'still loading'
  return isOfShell(row) ? 'failed' : 'card'
}

/** Violated expectations of a row, as sentences. `late` depends on the machine. */
export const assessFirstFileRow = (row: FirstFileRow, result: FirstFileResult): { wrong: string[]; late: string[] } => {
  const { message, msToMessage, msToHeal } = result
  const isDamaged = isReplacedAtOnce(row)
  const wanted = expectedMessage(row)
  const messageLimit = wanted === 'still loading' ? STILL_LOADING_MS + OUTCOME_MS : FAILED_MS
  const healLimit = isDamaged ? WHOLE_MS : row.sign === 'itself' ? itselfMs(row) + HEAL_MS : HEAL_MS
  return {
    wrong: [
      message !== wanted && `says ${message} instead of ${wanted}`,
      msToHeal === Number.POSITIVE_INFINITY && `does not heal by ${row.sign}`,
      !result.isStyled && 'has no style',
      !result.isMessageGone && 'what was said is still there',
      !isOfShell(row) && !result.isOneDocument && 'the document was loaded again',
      // A different address bypasses the damaged copy, and then its own address replaces the cached one.
      isDamaged && result.requestedAgain !== 1 && `asked ${result.requestedAgain} times beside the cache`,
      row.fault === 'takes 25 s' &&
        row.sign === 'itself' &&
        result.requested > 1 &&
        `${result.requested} requests for a slow file`,
      ...result.heard,
    ].filter((line) => line !== false),
    late: [
      !isDamaged && msToMessage > messageLimit && `${msToMessage} ms to say ${message}`,
      Number.isFinite(msToHeal) && msToHeal > healLimit && `${msToHeal} ms to heal by ${row.sign}`,
    ].filter((line) => line !== false),
  }
}
