import type { Order } from '@shuttle/calls'
import { useNow } from '@shuttle/host'
import { formatRate, useMoment } from '../../components/use-moment'
import { formatTimeLeft, getFeeNow } from '../../domain/fee-now'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import styles from './fee-card.module.css'

/** The current fee and how long it applies, by the service's clock. */
export const FeeCard = ({ order }: { order: Order }) => {
  const t = useRefundTexts()
  const formatMoment = useMoment()
  const now = useNow()
  const fee = getFeeNow(order, now)
  if (!fee) return null
  const { lowest, highest, next, closesAt } = fee
  const until = next?.at ?? closesAt
  const timeLeft = formatTimeLeft(until, now)
  const shareLeft = next && (next.at - now) / (next.at - next.since)
  return (
    <section className={styles.card} aria-label={t('fee.title')}>
      <div className={styles.head}>
        <p role="status">
          {lowest === highest
            ? t('fee.now', { share: formatRate(lowest) })
            : t('fee.nowBetween', { lowest: formatRate(lowest), highest: formatRate(highest) })}
        </p>
        {timeLeft && (
          <p role="timer" aria-label={t(next ? 'fee.timer' : 'fee.closingTimer')} className={styles.timeLeft}>
            {t('fee.timeLeft', { time: timeLeft })}
          </p>
        )}
      </div>
      {shareLeft !== undefined && (
        <div className={styles.track} aria-hidden>
          <div className={styles.left} style={{ inlineSize: `${Math.round(shareLeft * 100)}%` }} />
        </div>
      )}
      <p className={styles.then}>
        {next
          ? t(next.rate > highest ? 'fee.rises' : 'fee.changes', {
              time: formatMoment(next.at, now),
              share: formatRate(next.rate),
            })
          : t('fee.closes', { time: formatMoment(closesAt, now) })}
      </p>
    </section>
  )
}
