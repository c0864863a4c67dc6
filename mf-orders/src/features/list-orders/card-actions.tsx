import { buyAgainLink } from '@shuttle/booking/addresses'
import type { ListedOrder } from '@shuttle/calls'
import { isAirportLine } from '@shuttle/domain'
import { isRoutable } from '@shuttle/host'
import { Button, buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { listActions, type OrderAction } from '../../domain/order-actions'
import { toDetailsTab } from '../../domain/order-tabs'
import { useTexts } from '../../i18n/use-texts'
import { applyRefundHref, detailsHref, refundHref } from '../../paths'
import styles from './order-card.module.css'
import { payHref } from './pay-href'

type LinkedAction = Exclude<OrderAction, 'cancel'>

/** Where an action leads; undefined while the page does not exist. */
const actionHref = (action: LinkedAction, order: ListedOrder): string | undefined => {
  if (action === 'refund') return refundHref(order.orderNo)
  // Page of the waiting request; without a request that page links to the refund.
  if (action === 'progress') return applyRefundHref(order.orderNo)
  if (action === 'buyAgain')
    return buyAgainLink(order, { fareType: order.fareType, people: order.passengers }, isRoutable)?.to
  if (action === 'pay') return payHref(order)
  return detailsHref(order.orderNo, toDetailsTab(order.status))
}

/** The actions of an order, the main one outermost. */
export const CardActions = ({ order, onCancel }: { order: ListedOrder; onCancel: () => void }) => {
  const t = useTexts()
  const isAirport = isAirportLine(order.lineCode)
  const label = (action: LinkedAction) => {
    if (action === 'show') return t(isAirport ? 'action.showCode' : 'action.showTickets')
    return t(`action.${action}`)
  }
  const drawn = listActions(order).flatMap((action, index, all) => {
    if (action === 'cancel') {
      return [
        <Button key={action} kind="text" onClick={onCancel}>
          {t('action.cancel')}
        </Button>,
      ]
    }
    const href = actionHref(action, order)
    if (href === undefined) return []
    const kind = index < all.length - 1 || action === 'buyAgain' || action === 'progress' ? 'soft' : 'primary'
    return [
      <Link key={action} to={href} className={buttonClass({ kind })}>
        {label(action)}
      </Link>,
    ]
  })
  return drawn.length > 0 && <div className={styles.actions}>{drawn}</div>
}
