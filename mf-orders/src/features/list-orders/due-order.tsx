import type { ListedOrder } from '@shuttle/calls'
import { countdownTo, formatMoney } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { buttonClass } from '@shuttle/ui'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts'
import styles from './next-trip.module.css'
import { payHref } from './pay-href'

interface DueOrderProps {
  order: ListedOrder
  /** Called once the payment window is over. */
  onOver: () => void
}

/** The order to pay, as one row: time left, trip, and the way to its payment. */
export const DueOrder = ({ order, onOver }: DueOrderProps) => {
  const t = useTexts()
  const language = useLanguage()
  const countdown = countdownTo(order.payBy, useNow())
  const isOver = countdown.kind === 'over'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (isOver) return null
  const { originName: from, destinationName: to, outbound, amountDue, currency } = order
  return (
    <section className={styles.due}>
      <div className={styles.what}>
        <p className={styles.timeLeft}>{t('nextTrip.payWithin', { time: countdown.text })}</p>
        <p className={styles.people}>
          {t('nextTrip.due', { from, to, date: formatDate(outbound.date, language, 'month-day') })}
        </p>
      </div>
      <Link to={payHref(order)} className={buttonClass()}>
        {t('nextTrip.pay', { amount: formatMoney(amountDue, currency) })}
      </Link>
    </section>
  )
}
