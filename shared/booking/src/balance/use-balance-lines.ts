import type { ListedOrder } from '@shuttle/calls'
import { computeRefundBalance, formatMoney } from '@shuttle/domain'
import type { PriceLine } from '@shuttle/ui'
import { useBalanceTexts } from './use-balance-texts'

/** How refunds divide what was paid: refunded, in progress, fee, balance. Empty where no money was refunded. */
export const useBalanceLines = (): ((
  order: Pick<ListedOrder, 'amountDue' | 'currency' | 'refunds'>,
) => PriceLine[]) => {
  const t = useBalanceTexts()
  return ({ amountDue, currency, refunds = [] }) => {
    const { refunded, pending, fee, balance } = computeRefundBalance(amountDue, refunds)
    if (refunded + pending + fee === 0) return []
    const money = (cents: number) => formatMoney(cents, currency)
    return [
      ...(pending > 0 ? [{ label: t('refundPending'), amount: money(pending) }] : []),
      ...(refunded > 0 || pending === 0 ? [{ label: t('refunded'), amount: money(refunded) }] : []),
      { label: t('fee'), amount: money(fee) },
      { label: t(balance === 0 ? 'noBalance' : 'balance'), amount: money(balance) },
    ]
  }
}
