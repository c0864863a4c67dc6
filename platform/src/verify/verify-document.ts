import type { SourceState } from './source-state'
import type { FinishedRow, VerifyTable } from './verify-table'

const cell = (value: string | number): string => String(value).replaceAll('|', '\\|').replaceAll('\n', ' ')
const line = (cells: readonly (string | number)[]): string => `| ${cells.map(cell).join(' | ')} |`

/** Failed rows are listed before the table, since most rows pass. */
const failedRows = (rows: readonly FinishedRow[]): string[] => {
  const failed = rows.filter(({ faults }) => faults.length > 0)
  return failed.length === 0
    ? []
    : ['## Not kept', '', ...failed.map(({ id, faults }) => `- ${cell(id)}: ${cell(faults.join('; '))}`), '']
}

/** The document of a complete run of a table, in Markdown. It names the commit, and nothing of the machine. */
export const verifyDocument = (
  { name, document }: VerifyTable,
  rows: readonly FinishedRow[],
  { commit, date, hasChanges }: SourceState,
): string => {
  const failed = rows.filter(({ faults }) => faults.length > 0).length
  return [
    `# ${document.title}`,
    '',
    ...document.about.flatMap((paragraph) => [paragraph, '']),
    `Written by \`npm run verify -- ${name}\` at commit ${commit} of ${date}${hasChanges ? ', with changes that are not in it' : ''}: ` +
      `${rows.length} rows, ${rows.length - failed} kept, ${failed} not.`,
    '',
    ...(document.summary?.(rows) ?? []).flatMap((paragraph) => [paragraph, '']),
    ...failedRows(rows),
    line(document.columns),
    line(document.columns.map(() => '---')),
    // A row that threw has no cells, so its id is shown.
    ...rows.map(({ id, cells, faults }) => line(cells.length > 0 ? cells : [id, faults.join('; ')])),
    '',
  ].join('\n')
}
