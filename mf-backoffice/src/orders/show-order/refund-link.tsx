import { buttonClass } from '@shuttle/ui'
import type { OrderFile } from '@shuttle/wire/staff'
import { Link } from 'react-router-dom'
import { useMay } from '../../kit/state/use-staff-index'
import { handRefundHref, requestHref } from '../../paths'
import { useOrderTexts } from '../texts/use-order-texts'

/** Links the open refund request; otherwise the choice of tickets, if any are valid and unused. */
export const RefundLink = ({ file: { order, tickets, requests } }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const mayRead = useMay('request.read')
  const mayRefund = useMay('refund.by-staff')
  const waiting = requests.find(({ state }) => state === 'waiting')
  if (waiting)
    return (
      mayRead && (
        <Link to={requestHref(waiting.requestNo)} className={buttonClass()}>
          {t('actions.review')}
        </Link>
      )
    )
  const isOpen = tickets.some(({ isRefunded, isChecked, isCollected }) => !isRefunded && !isChecked && !isCollected)
  if (!mayRefund || order.paidAt === undefined || !isOpen) return null
  return (
    <Link to={handRefundHref(order.orderNo)} className={buttonClass({ kind: 'soft' })}>
      {t('actions.refund')}
    </Link>
  )
}
