export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | undefined
}

/** What a spreadsheet takes for the begin of a formula, in full width and after blanks too. */
const FORMULA = /^([\t\r\n]|\s*[=+\-@＝＋－＠])/
/**
 * Digits that a spreadsheet takes for a number, and shortens: more than eleven, with zeros before them, or with an
 * exponent.
 */
const SHORTENED = /^(\d{12,}|0\d+|\d+e\d+)$/i
const NEEDS_QUOTES = /[",\r\n]/
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

const toField = (value: string | number | undefined): string => {
  // A number is ours and no text that someone typed: it stays a number, also below 0.
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) || SHORTENED.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. A text that would be a formula begins
 * with an apostrophe: what a passenger typed never runs at a clerk’s. An identifier that would lose its last digits
 * begins so too.
 */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ value }) => value(row)))]
  return BYTE_ORDER_MARK + lines.map((fields) => fields.map(toField).join(',') + LINE_END).join('')
}
