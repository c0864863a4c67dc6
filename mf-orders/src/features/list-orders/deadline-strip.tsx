import { civilTimeAt, countdownTo, type Instant } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/use-texts'
import styles from './order-card.module.css'

const Clock = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="10" />
    <path strokeLinecap="round" strokeLinejoin="round" d="M12 6v6l4 2" />
  </svg>
)

/** While payment is due: the deadline and the time left. `onOver` is called once the deadline has passed. */
export const DeadlineStrip = ({ payBy, onOver }: { payBy: Instant; onOver: () => void }) => {
  const t = useTexts()
  const countdown = countdownTo(payBy, useNow())
  const isOver = countdown.kind === 'over'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <p className={styles.deadline}>
      <Clock />
      <span role="status">
        {isOver ? t('card.timeOver') : t('card.payBefore', { time: civilTimeAt(payBy).slice(0, 5) })}
      </span>
      {!isOver && (
        <span role="timer" aria-label={t('card.timeLeft')} className={styles.timeLeft}>
          {countdown.text}
        </span>
      )}
    </p>
  )
}
