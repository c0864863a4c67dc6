import type { NightSum } from '../../calls/nights'
import { formatProviderMoney } from '../../domain/provider-money'
import { useReconciliationTexts } from '../../i18n/use-reconciliation-texts'
import styles from './reconcile.module.css'

/** One sum for each currency; where the provider has another one, both. */
export const NightSums = ({ sums, what }: { sums: readonly NightSum[]; what: 'paid' | 'refunded' }) => {
  const t = useReconciliationTexts()
  if (sums.length === 0) return '-'
  return sums.map(({ currency, [what]: { ours, theirs } }) => {
    const said = formatProviderMoney({ amount: ours, currency })
    return (
      <span key={currency} className={styles.sum}>
        {ours === theirs
          ? said
          : t('night.unequal', { ours: said, theirs: formatProviderMoney({ amount: theirs, currency }) })}
      </span>
    )
  })
}
