import type { Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { Card, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { CopyNumber } from './copy-number'
import { DescriptionList } from './description-list'
import { formatTripDetails } from './formatters/format-trip-details'
import { useBookingTexts } from './texts/use-booking-texts'
import styles from './trip-card.module.css'

/**
 * The ordered trip: number, days and boarding times, fare type, and for a departure the time to arrive (purchase 9).
 * `children` are shown above: the state of the order.
 */
export const TripCard = ({ order, children }: { order: Order; children: ReactNode }) => {
  const t = useBookingTexts()
  const language = useLanguage()
  return (
    <Card title={t('trip.title')}>
      <div className={styles.state}>{children}</div>
      <DescriptionList
        items={[
          { name: t('trip.orderNo'), value: <CopyNumber name={t('trip.orderNo')} value={order.orderNo} /> },
          ...formatTripDetails(order, t, language),
        ]}
      />
      {order.fareType === 'reserved' && (
        <div className={styles.note}>
          <Notice>{t('trip.arriveEarly')}</Notice>
        </div>
      )}
    </Card>
  )
}
