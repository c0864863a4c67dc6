import { formatUnits } from '@shuttle/domain'
import type { GatewayTransaction } from '../state/gateway-order'
import type { BankFields } from './bank-signature'
import type { CmbProfile } from './cmb-profile'

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

/** QuerySettledRefundV2 of one refund: 210 is refunded, 219 accepted. Values are parted by a comma and a back quote. */
export const presentBankRefund = (
  profile: CmbProfile,
  about: { orderId: string; date: string; refund: GatewayTransaction; wasPending: boolean },
): BankFields => {
  const { orderId, date, refund, wasPending } = about
  const amount = formatUnits(refund.amountCents)
  const row = [profile.branchNo, profile.merchantNo, date, orderId, refund.id, '10', amount, wasPending ? '219' : '210']
  return { dataCount: '1', dataList: `${NAMES.join(',')}\r\n${row.join(',`')}\r\n` }
}
