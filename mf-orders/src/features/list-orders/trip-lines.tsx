import { useBookingTexts } from '@shuttle/booking'
import { formatRideWindow } from '@shuttle/booking/formatters'
import { isUnknownCode, type ListedOrder } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { useTexts } from '../../i18n/use-texts'
import styles from './order-card.module.css'

/** The fare type and times of a trip; a round trip has a line for each direction. */
export const TripLines = ({ order }: { order: ListedOrder }) => {
  const t = useTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { fareType, outbound, inbound } = order
  const isReserved = outbound.beginTime !== ''
  const kind = isReserved ? (
    <span className={styles.badge}>{t('card.reserved')}</span>
  ) : (
    !isUnknownCode(fareType) && <span>{fareType === 'night' ? t('card.nightTicket') : t('card.dayTicket')}</span>
  )
  const times = (ride: ListedOrder['outbound']) =>
    ride.beginTime ? t('card.departs', { time: ride.beginTime }) : formatRideWindow(ride, fareType)
  if (!inbound) {
    const window = formatRideWindow(outbound, fareType)
    return (
      <p className={styles.details}>
        {kind}
        <span>{isReserved || window === '' ? times(outbound) : t('card.anyBus', { window })}</span>
      </p>
    )
  }
  return (
    <>
      {kind && <p className={styles.details}>{kind}</p>}
      {(['outbound', 'inbound'] as const).map((direction) => {
        const ride = direction === 'outbound' ? outbound : inbound
        return (
          <p key={direction} className={styles.details}>
            <span className={`${styles.badge} ${styles.direction}`}>{bookingT(`trip.${direction}`)}</span>
            <span>{formatDate(ride.date, language, 'short')}</span>
            <span>{times(ride)}</span>
          </p>
        )
      })}
    </>
  )
}
