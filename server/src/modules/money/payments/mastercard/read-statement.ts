import { centsFromUnits } from '@shuttle/domain'
import { getMeaning } from '../code-table'
import { ProviderFault, type StatementRow } from '../payment-provider'
import { ORDER_RESULT, TRANSACTION_TYPE } from './gateway-codes'

/** Columns of a transaction report that are read; the first line of the gateway's file has their names. */
export const REPORT_COLUMNS = [
  'order.id',
  'transaction.id',
  'transaction.type',
  'result',
  'transaction.amount',
  'transaction.currency',
  'order.amount',
] as const
type Fields = Readonly<Record<(typeof REPORT_COLUMNS)[number], string>>

/** A value, with or without quotes, and its terminator. */
const VALUE = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** Rows of a CSV text; a quoted value may have commas and line breaks. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  VALUE.lastIndex = 0
  while (VALUE.lastIndex < text.length) {
    const found = VALUE.exec(text)
    if (!found) throw new ProviderFault('unreadable', 'gateway report: a value has no end')
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.some((value) => value !== '')) rows.push(row)
    row = []
  }
  return rows
}

const readRows = (text: string): Fields[] => {
  const [names, ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  if (names?.join() !== REPORT_COLUMNS.join())
    throw new ProviderFault('unreadable', 'gateway report: its columns are not those of the request')
  return rows.map((values) => {
    if (values.length !== REPORT_COLUMNS.length) throw new ProviderFault('unreadable', 'gateway report: a row is cut')
    return Object.fromEntries(REPORT_COLUMNS.map((name, at) => [name, values[at] ?? ''])) as Fields
  })
}

const toCents = (units: string): number => {
  const cents = centsFromUnits(units)
  if (cents === undefined) throw new ProviderFault('unreadable', `gateway report: amount ${units}`)
  return cents
}

const toRow = (fields: Fields): StatementRow[] => {
  const [requestNo, id] = [fields['order.id'], fields['transaction.id']]
  const moves = getMeaning('gateway report: type', TRANSACTION_TYPE, fields['transaction.type'])
  const outcome = getMeaning('gateway report: result', ORDER_RESULT, fields.result)
  // A payment that is open took nothing yet; a refund that is open was begun.
  if (moves === 'neither' || outcome === 'failed' || (moves === 'takes' && outcome !== 'success')) return []
  // A void returns everything and names no amount.
  const amount = toCents(fields['transaction.amount'] || fields['order.amount'])
  const about = { requestNo, transactionId: `${requestNo}/${id}`, amount, currency: fields['transaction.currency'] }
  return [
    moves === 'takes' ? { kind: 'payment', number: requestNo, ...about } : { kind: 'refund', number: id, ...about },
  ]
}

/**
 * Reads a transaction report: one row for each transaction, of which the last of its events counts. Throws
 * `unreadable`.
 */
export const readStatement = (text: string): StatementRow[] => {
  const last = new Map(readRows(text).map((row) => [`${row['order.id']}/${row['transaction.id']}`, row]))
  return [...last.values()].flatMap(toRow)
}
