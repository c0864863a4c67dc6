import type { ListedOrder } from '@shuttle/calls'
import { computeRefundBalance, formatMoney } from '@shuttle/domain'
import type { PriceLine } from '@shuttle/ui'
import { useTexts } from '../i18n/use-texts'

/** How refunds divide what was paid: refunded, in progress, fee, balance. Empty where no money was refunded. */
export const useBalanceLines = (): ((
  order: Pick<ListedOrder, 'amountDue' | 'currency' | 'refunds'>,
) => PriceLine[]) => {
  const t = useTexts()
  return ({ amountDue, currency, refunds = [] }) => {
    const { refunded, pending, fee, balance } = computeRefundBalance(amountDue, refunds)
    if (refunded + pending + fee === 0) return []
    const money = (cents: number) => formatMoney(cents, currency)
    return [
      ...(pending > 0 ? [{ label: t('price.refundPending'), amount: money(pending) }] : []),
      ...(refunded > 0 || pending === 0 ? [{ label: t('price.refunded'), amount: money(refunded) }] : []),
      { label: t('price.fee'), amount: money(fee) },
      { label: t(balance === 0 ? 'price.noBalance' : 'price.balance'), amount: money(balance) },
    ]
  }
}
