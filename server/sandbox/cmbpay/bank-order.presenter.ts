import { formatUnits } from '@shuttle/domain'
import type { GatewayOrder, GatewayTransaction } from '../state/gateway-order'
import type { BankFields } from './bank-signature'
import type { CmbProfile } from './cmb-profile'

/** The bank's number of a currency: 10 is the yuan. */
export const currencyNo = (currency: string): string => (currency === 'CNY' ? '10' : currency)

const day = (at: number): string => new Date(at + 28_800_000).toISOString().slice(0, 10).replaceAll('-', '')

/** QuerySingleOrder of a paid order; state 4 is paid and not settled yet. */
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
