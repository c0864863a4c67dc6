import { DirectionArrow, useBookingTexts } from '@shuttle/booking'
import { useBalanceLines } from '@shuttle/booking/balance'
import type { ListedOrder } from '@shuttle/calls'
import { formatMoney, isPaid } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Money, PriceLines, StatusBadge } from '@shuttle/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { OrderNotices } from '../../components/order-notices'
import { statusTitle, statusTone } from '../../components/status-tone'
import { usePassengerList } from '../../components/use-passenger-list'
import { toDetailsTab } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { detailsHref } from '../../paths'
import { CardActions } from './card-actions'
import { DeadlineStrip } from './deadline-strip'
import styles from './order-card.module.css'
import { RefundLines } from './refund-lines'
import { TripLines } from './trip-lines'

interface OrderCardProps {
  order: ListedOrder
  /** Opens the confirmation of the cancellation. */
  onCancel: () => void
  /** Called once the payment window is over. */
  onOver: () => void
}

/** One order of the list; a press anywhere but on an action opens it. */
export const OrderCard = ({ order, onCancel, onOver }: OrderCardProps) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const id = useId()
  const { outbound, inbound, status, passengers } = order
  /** Statuses in which nothing was charged and nothing will be. */
  const isGivenUp = status === 'expired' || status === 'cancelled'
  const listed = usePassengerList()(passengers)
  const range = inbound && {
    from: formatDate(outbound.date, language, 'month-day'),
    to: formatDate(inbound.date, language, 'month-day'),
  }
  const balance = useBalanceLines()(order)
  const amount = formatMoney(order.amountDue, order.currency)
  return (
    <li className={styles.card} data-over={isGivenUp || undefined}>
      {status === 'toPay' && <DeadlineStrip payBy={order.payBy} onOver={onOver} />}
      <article className={styles.body} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.date}>
            {range ? t('card.range', range) : formatDate(outbound.date, language, 'short')}
          </h2>
          <StatusBadge tone={statusTone(status)}>{statusTitle(order.statusText)}</StatusBadge>
        </div>
        <p className={styles.route}>
          <span>{order.originName}</span>
          <span className={styles.to}>
            <DirectionArrow isRoundTrip={inbound !== undefined} joint={bookingT('trip.to')} />
            <span>{order.destinationName}</span>
          </span>
          <span className={styles.kind}>{bookingT(inbound ? 'trip.roundTrip' : 'trip.oneWay')}</span>
        </p>
        <TripLines order={order} />
        {order.notices && (
          <div className={styles.notices}>
            <OrderNotices order={order} />
          </div>
        )}
        {isGivenUp && (
          <p className={styles.details}>{t(status === 'expired' ? 'card.notCharged' : 'card.cancelled')}</p>
        )}
        <div className={styles.foot}>
          <p className={styles.who}>
            {inbound ? t('card.bothWays', { passengers: listed, count: order.ticketCount }) : listed}
          </p>
          <p className={styles.price}>
            {status === 'toPay' ? (
              <Money amount={amount} size="lg" />
            ) : isPaid(status) ? (
              t('card.paid', { amount })
            ) : (
              amount
            )}
          </p>
        </div>
        {balance.length > 0 && <PriceLines lines={balance} />}
        <RefundLines order={order} />
        <p className={styles.who}>
          <Link to={detailsHref(order.orderNo, toDetailsTab(status))} className={styles.open}>
            {t('card.order', { number: order.orderNo })} <span aria-hidden>›</span>
          </Link>
        </p>
        <CardActions order={order} onCancel={onCancel} />
      </article>
    </li>
  )
}
