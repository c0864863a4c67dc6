import { useBookingTexts } from '@shuttle/booking'
import { formatRideWindow } from '@shuttle/booking/facts'
import { isUnknownCode, type Order } from '@shuttle/calls'
import { type Direction, daysBetween } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card, StatusBadge } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import styles from './trip-timeline.module.css'

/** One ride: where it begins, when, how many of its tickets are still good, where it ends. */
const RideLine = ({ order, direction, ride }: { order: Order; direction: Direction; ride: Order['outbound'] }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { fareType, originName, destinationName } = order
  const ends = direction === 'outbound' ? [originName, destinationName] : [destinationName, originName]
  const tickets = order.tickets.filter((ticket) => !order.inbound || ticket.direction === direction)
  const unchecked = tickets.filter(({ state }) => state === 'valid').length
  const isAllChecked = tickets.length > 0 && tickets.every(({ state }) => state === 'checked')
  const type = isUnknownCode(fareType) ? bookingT('unknown') : bookingT(`fareType.${fareType}`)
  const window = formatRideWindow(ride, fareType)
  return (
    <li className={styles.ride}>
      <p className={styles.end}>
        <strong>{ends[0]}</strong>
        {order.inbound && <StatusBadge tone="info">{bookingT(`trip.${direction}`)}</StatusBadge>}
      </p>
      <p className={styles.date}>{formatDate(ride.date, language, 'weekday')}</p>
      <p className={styles.facts}>
        {fareType === 'reserved' && <StatusBadge tone="info">{t('trip.reserved')}</StatusBadge>}
        <span>{window === '' ? type : t('trip.window', { type, window })}</span>
        {unchecked > 0 && <span>{t('trip.unchecked', { count: unchecked })}</span>}
        {isAllChecked && <span>{t('trip.allChecked')}</span>}
      </p>
      <p className={styles.end}>
        <strong>{ends[1]}</strong>
      </p>
    </li>
  )
}

/** The legs of an order, one below the other. */
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
