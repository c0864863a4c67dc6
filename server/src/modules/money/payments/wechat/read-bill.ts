import { centsFromUnits } from '@shuttle/domain'
import { ProviderFault, type StatementRow } from '../payment-provider'

type Fields = Readonly<Record<string, string>>

/**
 * Every value of a row has a back quote before it, so that spreadsheets do not read numbers as amounts; names have
 * none.
 */
const readValues = (line: string): string[] => line.slice(1).split(',`')
const nameValues = (names: readonly string[], values: readonly string[]): Fields =>
  Object.fromEntries(names.map((name, at) => [name.trim(), values[at] ?? '']))

/**
 * The rows of a bill: a line of names, rows, then one line of names and one of sums, the first of which is the number
 * of rows.
 */
const readRows = (text: string): Fields[] => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
  const names = lines[0]?.split(',') ?? []
  const end = lines.findIndex((line, at) => at > 0 && !line.startsWith('`'))
  const sums = lines[end + 1]
  if (end < 1 || sums === undefined) throw new ProviderFault('unreadable', 'wechat bill: no sums at its end')
  const rows = lines.slice(1, end).map((line) => nameValues(names, readValues(line)))
  if (Number(readValues(sums)[0]) !== rows.length)
    throw new ProviderFault('unreadable', 'wechat bill: rows are missing')
  return rows
}

const toCents = (units: string | undefined): number => {
  const cents = centsFromUnits(units ?? '')
  if (cents === undefined) throw new ProviderFault('unreadable', `wechat bill: amount ${units}`)
  return cents
}

const toTradeRow = (row: Fields): StatementRow[] => {
  const { 交易状态: state, 货币种类: currency = '', 商户订单号: requestNo } = row
  if (state === 'SUCCESS') {
    const { 微信订单号: transactionId = '' } = row
    return [{ kind: 'payment', number: requestNo, requestNo, transactionId, amount: toCents(row.订单金额), currency }]
  }
  // A refund that failed moved nothing; a revoked payment is found by its query.
  if (state !== 'REFUND' || row.退款状态 === 'FAIL') return []
  const [number, transactionId = ''] = [row.商户退款单号, row.微信退款单号]
  return [{ kind: 'refund', number, requestNo, transactionId, amount: toCents(row.申请退款金额), currency }]
}

/** Reads a trade bill (type ALL): payments of a day, and refunds that were begun on it. Throws `unreadable`. */
export const readTradeBill = (text: string): StatementRow[] => readRows(text).flatMap(toTradeRow)

const FLOW_KIND: Readonly<Record<string, StatementRow['kind']>> = { '交易 收入': 'payment', '退款 支出': 'refund' }

/**
 * Reads a bill of the flow of funds: it has the platform's own numbers alone, and yuan alone. Fees and payouts are left
 * out.
 */
export const readFundFlowBill = (text: string): StatementRow[] =>
  readRows(text).flatMap((row): StatementRow[] => {
    const kind = FLOW_KIND[`${row.业务类型} ${row.收支类型}`]
    if (kind === undefined) return []
    const [transactionId = '', amount] = [row.微信支付业务单号, toCents(row['收支金额(元)'])]
    return [{ kind, number: undefined, requestNo: undefined, transactionId, amount, currency: 'CNY' }]
  })
