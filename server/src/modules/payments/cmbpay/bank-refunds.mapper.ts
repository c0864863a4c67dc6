import type { RefundOutcome } from '../payment-provider'
import type { Fields } from './bank-message'

/** 210 and 240 have been refunded, 219 and 249 are accepted. */
const OUTCOME: Record<string, RefundOutcome> = {
  210: { state: 'done' },
  240: { state: 'done' },
  219: { state: 'pending' },
  249: { state: 'pending' },
}

/** Rows of `dataList`: a line of names, then lines of values, parted by commas and a back quote. */
const readRows = (dataList: string): Fields[] => {
  const [names = [], ...rows] = dataList
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(/,`?/))
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}

/** Reads QuerySettledRefundV2 for one refund of ours. */
export const readRefunds = (answer: Fields, serialNo: string): RefundOutcome | { state: 'unknown' } => {
  const row = readRows(answer.dataList ?? '').find((each) => each.merchantSerialNo === serialNo)
  if (!row) return { state: 'unknown' }
  const { orderStatus = '' } = row
  return OUTCOME[orderStatus] ?? { state: 'refused', reason: `refund is in state ${orderStatus}` }
}
