import type { SourceState } from './source-state'
import type { FinishedRow, VerifyTable } from './verify-table'

const cell = (value: string | number): string => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')
/** A document has cells of at most 300 characters; the file of rows has every word. */
const MOST = 280
const getRowStart = (name: string): string => `| \`${name}\` |`

/** The line of one table in `docs/verify.md`: subject, verified commit, and number of passed rows. */
export const summaryLine = (
  { name, document }: VerifyTable,
  rows: readonly FinishedRow[],
  { commit, date, hasChanges }: SourceState,
): string => {
  const failed = rows.filter(({ faults }) => faults.length > 0)
  const worst = failed.slice(0, 3).map(({ id, faults }) => `failed: ${id}: ${faults.join('; ')}`)
  const summary = [...(document.summary?.(rows) ?? []), ...worst].join(' ')
  const shown = summary.length > MOST ? `${summary.slice(0, MOST)} …` : summary
  const cells = [document.title, commit + (hasChanges ? ' and changes' : ''), date, rows.length, failed.length, shown]
  return `${getRowStart(name)} ${cells.map(cell).join(' | ')} |`
}

/** Replaces a table's line, or adds it after the last line of a table. */
export const replaceSummary = (markdown: string, name: string, line: string): string => {
  const lines = markdown.trimEnd().split('\n')
  const at = lines.findIndex((one) => one.startsWith(getRowStart(name)))
  const last = lines.findLastIndex((one) => one.startsWith('|'))
  return `${(at >= 0 ? lines.with(at, line) : lines.toSpliced(last + 1, 0, line)).join('\n')}\n`
}
