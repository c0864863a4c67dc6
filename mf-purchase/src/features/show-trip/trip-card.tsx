import type { Order, Trip } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { Card, Notice } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { FactList } from '../../screen/fact-list'
import { useFareTypeName } from '../../screen/fare-type-name'
import { presentTripDate, presentWindow } from '../../screen/trip-date.presenter'
import styles from './trip-card.module.css'

/** What was ordered: number, days and windows of each way, fare type, and for a booked session when to be there (purchase 9). `children` stand above: how the order is doing. */
export const TripCard = ({ order, children }: { order: Order; children: ReactNode }) => {
  const t = useTexts()
  const language = useLanguage()
  const fareTypeName = useFareTypeName()
  const rideFacts = (trip: Trip, names: { date: string; time: string }) => [
    { name: names.date, value: presentTripDate(trip, language) },
    { name: names.time, value: presentWindow(trip, order.fareType) },
  ]
  return (
    <Card title={t('payment.summary')}>
      <div className={styles.state}>{children}</div>
      <FactList
        facts={[
          { name: t('payment.orderNo'), value: order.orderNo },
          ...rideFacts(order.outbound, { date: t('result.date'), time: t('result.window') }),
          ...(order.inbound
            ? rideFacts(order.inbound, { date: t('result.returnDate'), time: t('result.returnWindow') })
            : []),
          { name: t('result.fareType'), value: fareTypeName(order.fareType) },
        ]}
      />
      {order.fareType === 'reserved' && (
        <div className={styles.note}>
          <Notice>{t('session.arriveEarly')}</Notice>
        </div>
      )}
    </Card>
  )
}
