/** What a spreadsheet would run: a cell that begins so is a formula to it. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/

const defuse = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const writeCell = (value: string | number): string => {
  // A number of ours is one, below zero or not.
  const text = typeof value === 'number' ? String(value) : defuse(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const BYTE_ORDER_MARK = '\uFEFF'

/** A text of comma-separated values (RFC 4180) that spreadsheets read as UTF-8; no cell is a formula. */
export const writeCsv = (rows: ReadonlyArray<ReadonlyArray<string | number>>): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
