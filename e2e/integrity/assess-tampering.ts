import type { TamperingResult } from './run-tampering'
import type { TamperedFile } from './tampered-files'

/** Violated expectations of a row, as sentences. With the checks off the mark is expected. */
export const assessTampering = (row: TamperedFile, result: TamperingResult, isChecked: boolean): string[] => {
  if (!isChecked)
    return [
      !result.isRequested && 'the file was never asked for',
      !result.isMarked && 'the flipped byte did nothing without checks: the row shows nothing',
    ].filter((line) => line !== false)
  return [
    !result.isRequested && 'the file was never asked for',
    result.isMarked && 'the flipped byte had its way',
    result.instead !== row.instead && `${row.instead} does not stand there`,
    !result.isReported && 'the service got no report',
    ...result.heard,
  ].filter((line) => line !== false)
}

const OUTCOME_MS = 3000

/** Exceeded times, which depend on the machine: only the table of `npm run verify` counts them. */
export const lateTampering = (row: TamperedFile, result: TamperingResult): string[] =>
  result.instead === row.instead && result.ms > OUTCOME_MS ? [`${result.ms} ms to ${row.instead}`] : []
