import type { Order } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { Card } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { FactList } from './fact-list'
import { useFareTypeName } from './fare-type-name'
import styles from './trip-card.module.css'
import { presentTripDate, presentWindow } from './trip-date.presenter'

/** What was ordered: number, day, window, fare type. `children` stand above: how the order is doing. */
export const TripCard = ({ order, children }: { order: Order; children: ReactNode }) => {
  const t = useTexts()
  const language = useLanguage()
  const fareTypeName = useFareTypeName()
  return (
    <Card title={t('payment.summary')}>
      <div className={styles.state}>{children}</div>
      <FactList
        facts={[
          { name: t('payment.orderNo'), value: order.orderNo },
          { name: t('result.date'), value: presentTripDate(order.outbound, language) },
          { name: t('result.window'), value: presentWindow(order.outbound, order.fareType) },
          { name: t('result.fareType'), value: fareTypeName(order.fareType) },
        ]}
      />
    </Card>
  )
}
