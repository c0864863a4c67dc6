import type { OrderStatus } from '@shuttle/domain'
import { StateMark } from '@shuttle/ui/backoffice'
import { findOrderMark } from '../domain/order-state'
import { useOrdersTexts } from '../i18n/use-orders-texts'

interface OrderStateMarkProps {
  status: string
  statusText: string
  isCollected: boolean
  isRefundPending: boolean
}

/** The state of an order; an unknown state uses the text of the service. */
export const OrderStateMark = ({ status, statusText, isCollected, isRefundPending }: OrderStateMarkProps) => {
  const t = useOrdersTexts()
  const mark = findOrderMark(status)
  const findName = () => {
    if (isCollected) return 'collected'
    return status === 'partlyRefunded' && isRefundPending ? 'partlyRefunding' : (status as OrderStatus)
  }
  return (
    <StateMark glyph={mark?.[0] ?? 'attention'} tone={mark?.[1] ?? 'neutral'}>
      {mark ? t(`status.${findName()}`) : statusText}
    </StateMark>
  )
}
