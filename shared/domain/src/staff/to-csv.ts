export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | undefined
}

/** Characters that a spreadsheet reads as the begin of a formula, also in full width and after blanks. */
const FORMULA = /^([\t\r\n]|\s*[=+\-@＝＋－＠])/
/**
 * Digits that a spreadsheet reads as a number and shortens: more than eleven, with leading zeros, or with an exponent.
 */
const SHORTENED = /^(\d{12,}|0\d+|\d+e\d+)$/i
const NEEDS_QUOTES = /[",\r\n]/
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

const toField = (value: string | number | undefined): string => {
  // Numbers are our own values, never typed text: they stay numbers, also below 0.
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) || SHORTENED.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. An apostrophe precedes texts that
 * would be a formula, so that a passenger's entry never runs on a clerk’s machine, and identifiers that would lose
 * digits.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return BYTE_ORDER_MARK + lines.map((fields) => fields.map(toField).join(',') + LINE_END).join('')
}
