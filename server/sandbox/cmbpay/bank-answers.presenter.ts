import { civilDateAt, formatUnits } from '@shuttle/domain'
import type { CmbProfile } from '../sandbox-options'
import type { GatewayOrder, GatewayTransaction } from '../state/sandbox-state'
import type { BankFields } from './bank-request'

/** The bank's number of a currency: 10 is the yuan. */
export const currencyNo = (currency: string): string => (currency === 'CNY' ? '10' : currency)

const day = (at: number): string => civilDateAt(at).replaceAll('-', '')

/** QuerySingleOrder of a paid order; state 4 is paid but not yet settled by the bank. */
export const presentBankOrder = (
  profile: CmbProfile,
  paid: { order: GatewayOrder; payment: GatewayTransaction | undefined; date: string; now: number },
): BankFields => ({
  branchNo: profile.branchNo,
  merchantNo: profile.merchantNo,
  date: paid.date,
  orderNo: paid.order.id,
  bankDate: day(paid.payment?.at ?? paid.now),
  bankSerialNo: `1725${paid.order.id.slice(-12)}`,
  currency: currencyNo(paid.payment?.currency ?? ''),
  orderAmount: formatUnits(paid.payment?.amountCents ?? 0),
  discountAmount: '0.00',
  orderStatus: '4',
})

const NAMES = [
  'branchNo',
  'merchantNo',
  'date',
  'orderNo',
  'merchantSerialNo',
  'currency',
  'orderAmount',
  'orderStatus',
]

const STATUS = { SUCCESS: '210', PENDING: '219', FAILURE: '211' } as const

/**
 * QuerySettledRefundV2 of one refund: 210 is refunded, 219 accepted, 211 failed. Values are separated by a comma and a
 * back quote.
 */
export const presentBankRefund = (
  profile: CmbProfile,
  about: { orderId: string; date: string; refund: GatewayTransaction },
): BankFields => {
  const { orderId, date, refund } = about
  const amount = formatUnits(refund.amountCents)
  const row = [profile.branchNo, profile.merchantNo, date, orderId, refund.id, '10', amount, STATUS[refund.result]]
  return { dataCount: '1', dataList: `${NAMES.join(',')}\r\n${row.join(',`')}\r\n` }
}
