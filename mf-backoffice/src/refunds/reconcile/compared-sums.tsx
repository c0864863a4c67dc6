import type { NightSum } from '@shuttle/wire/staff'
import { formatProviderMoney } from '../../kit/domain/provider-money'
import { useReconciliationTexts } from '../texts/use-reconciliation-texts'
import styles from './reconcile.module.css'

/** One sum for each currency, with the provider's sum where it differs. */
export const ComparedSums = ({ sums, what }: { sums: readonly NightSum[]; what: 'paid' | 'refunded' }) => {
  const t = useReconciliationTexts()
  if (sums.length === 0) return '-'
  const sides = sums.map((sum) =>
    what === 'paid'
      ? { currency: sum.currency, ours: sum.oursPaid, theirs: sum.theirsPaid }
      : { currency: sum.currency, ours: sum.oursRefunded, theirs: sum.theirsRefunded },
  )
  return sides.map(({ currency, ours, theirs }) => (
    <span key={currency}>
      <span className={styles.sum}>{formatProviderMoney({ amount: ours, currency })}</span>
      {ours !== theirs && (
        <span className={`${styles.sum} ${styles.theirs}`}>
          {t('night.theirs', { theirs: formatProviderMoney({ amount: theirs, currency }) })}
        </span>
      )}
    </span>
  ))
}
