import { DescriptionList } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { buttonClass } from '@shuttle/ui'
import { SidePanel } from '@shuttle/ui/backoffice'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { orderHref } from '../../paths'
import { toOrderSearch } from '../domain/order-search'
import { ORDERS_ADDRESS } from '../domain/orders-address'
import { OrderStateMark } from '../order-state-mark'
import { useOrdersTexts } from '../texts/use-orders-texts'
import { useFoundOrders } from './use-found-orders'

/** Summary of one order of the list, with a link to its page. */
export const FoundOrderPanel = () => {
  const t = useOrdersTexts()
  const language = useLanguage()
  const mayInspect = useMay('order.inspect')
  const { values, opened, open } = useSearchState(ORDERS_ADDRESS)
  const order = useFoundOrders(toOrderSearch(values)).data?.rows.find(({ orderNo }) => orderNo === opened)
  const items = order
    ? [
        { name: t('common.line'), value: `${order.originName} → ${order.destinationName}` },
        { name: t('common.travel'), value: [formatDate(order.travelDate, language), order.beginTime ?? ''].join(' ') },
        ...(order.returnDate ? [{ name: t('common.returning'), value: formatDate(order.returnDate, language) }] : []),
        { name: t('common.passenger'), value: order.passengerName ?? order.maskedEmail ?? t('common.noName') },
        { name: t('common.people'), value: String(order.passengerCount) },
        { name: t('common.tickets'), value: String(order.tickets) },
        { name: t('common.amount'), value: formatMoney(order.due, order.currency) },
        ...(order.refunded > 0
          ? [{ name: t('common.refunded'), value: formatMoney(order.refunded, order.currency) }]
          : []),
        { name: t('search.placed'), value: formatDateTime(order.placedAt, language) },
      ]
    : []
  return (
    <SidePanel
      open={order !== undefined}
      onClose={() => open('')}
      title={opened}
      closeLabel={t('page.close')}
      mark={order && <OrderStateMark {...order} />}
      actions={
        mayInspect && (
          <Link to={orderHref(opened)} className={buttonClass({ block: true })}>
            {t('common.openOrder')}
          </Link>
        )
      }
    >
      <DescriptionList items={items} />
    </SidePanel>
  )
}
