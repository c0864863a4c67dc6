import { hasFailed } from '@shuttle/queries'
import { Skeleton } from '@shuttle/ui'
import type { Disruption } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { orderHref } from '../../paths'
import { type DisruptedList, useDisruptedOrders } from '../state/use-disruptions'
import { useDisruptionTexts } from '../texts/use-disruption-texts'
import styles from './declare-disruption.module.css'

interface DisruptedOrdersProps {
  disruption: Pick<Disruption, 'disruptionNo'>
  list: DisruptedList
  count: number
}

/** Orders of a disruption that staff have to check: failed ones with the cause, or those with checked tickets. */
export const DisruptedOrders = ({ disruption, list, count }: DisruptedOrdersProps) => {
  const t = useDisruptionTexts()
  const mayInspect = useMay('order.inspect')
  const query = useDisruptedOrders(disruption.disruptionNo, list, count)
  if (count === 0) return null
  const rows = query.data
  return (
    <section>
      <h3 className={styles.heading}>{t(list === 'failed' ? 'panel.failedOrders' : 'panel.checkedOrders')}</h3>
      {rows && (
        <ul className={styles.orders}>
          {rows.map(({ orderNo, lastFault, checkedTickets }) => (
            <li key={orderNo}>
              {mayInspect ? <Link to={orderHref(orderNo)}>{orderNo}</Link> : orderNo}
              <span className={styles.muted}>
                {list === 'failed' ? lastFault : t('panel.checkedTickets', { count: checkedTickets })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!rows && (hasFailed(query) ? <p>{t('panel.listFailed')}</p> : <Skeleton label={t('page.loading')} lines={2} />)}
    </section>
  )
}
