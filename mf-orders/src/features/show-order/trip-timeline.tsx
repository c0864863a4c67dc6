import { useBookingTexts } from '@shuttle/booking'
import { STOP, stopHref } from '@shuttle/booking/addresses'
import { formatRideWindow } from '@shuttle/booking/formatters'
import { isUnknownCode, type Order } from '@shuttle/calls'
import { type Direction, daysBetween, parseLineCode } from '@shuttle/domain'
import { isRoutable, useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { buttonClass, Card, StatusBadge } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { findNamedUse } from '../../domain/find-named-use'
import { useTexts } from '../../i18n/use-texts'
import styles from './trip-timeline.module.css'

const MINUTE_MS = 60_000
/** Ticket uses that a ride counts; refunded tickets are listed in the details of the order. */
const COUNTED = ['valid', 'used', 'collected'] as const

/** One ride: origin, time, number of tickets that are still valid, destination. */
const RideLine = ({ order, direction, ride }: { order: Order; direction: Direction; ride: Order['outbound'] }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { fareType, originName, destinationName } = order
  const ends = direction === 'outbound' ? [originName, destinationName] : [destinationName, originName]
  const { origin, destination } = parseLineCode(order.lineCode)
  const [from, to] = direction === 'outbound' ? [origin, destination] : [destination, origin]
  const tickets = order.tickets.filter((ticket) => !order.inbound || ticket.direction === direction)
  const now = useNow(MINUTE_MS)
  const uses = tickets.map((ticket) => findNamedUse(ticket, now))
  const counts = COUNTED.map((use) => ({ use, count: uses.filter((each) => each === use).length }))
  const isReserved = fareType === 'reserved'
  const type = isUnknownCode(fareType) ? bookingT('unknown') : bookingT(`fareType.${fareType}`)
  const window = formatRideWindow(ride, fareType)
  const when = window === '' ? type : t('trip.window', { type, window })
  return (
    <li className={styles.ride}>
      <p className={styles.end}>
        <strong>{ends[0]}</strong>
        {order.inbound && <StatusBadge tone="info">{bookingT(`trip.${direction}`)}</StatusBadge>}
      </p>
      <p className={styles.date}>{formatDate(ride.date, language, 'weekday')}</p>
      <p className={styles.details}>
        {isReserved && <StatusBadge tone="info">{t('card.reserved')}</StatusBadge>}
        <span>{isReserved ? window : when}</span>
        {counts.map(({ use, count }) => count > 0 && <span key={use}>{t(`trip.${use}`, { count })}</span>)}
      </p>
      {isRoutable(STOP) && (
        <Link to={stopHref(from, from + to)} className={buttonClass({ kind: 'text' })}>
          {t('trip.board')}
        </Link>
      )}
      <p className={styles.end}>
        <strong>{ends[1]}</strong>
      </p>
    </li>
  )
}

/** The legs of an order, one below another. */
export const TripTimeline = ({ order }: { order: Order }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const { outbound, inbound } = order
  const days = inbound ? daysBetween(outbound.date, inbound.date) : 0
  return (
    <Card
      title={t('trip.title')}
      aside={<span className={styles.kind}>{bookingT(inbound ? 'trip.roundTrip' : 'trip.oneWay')}</span>}
    >
      <ol className={styles.rides}>
        <RideLine order={order} direction="outbound" ride={outbound} />
        {days > 0 && <li className={styles.between}>{t('trip.daysLater', { count: days })}</li>}
        {inbound && <RideLine order={order} direction="inbound" ride={inbound} />}
      </ol>
    </Card>
  )
}
