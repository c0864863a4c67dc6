import type { OrderStatus } from '@shuttle/domain'
import { StateMark } from '@shuttle/ui/desk'
import { findOrderLook } from '../domain/order-state'
import { useOrdersTexts } from '../i18n/use-orders-texts'

interface OrderStateMarkProps {
  status: string
  statusText: string
  isCollected: boolean
}

/** The state of an order; one that this build does not know in the words of the service. */
export const OrderStateMark = ({ status, statusText, isCollected }: OrderStateMarkProps) => {
  const t = useOrdersTexts()
  const look = findOrderLook(status)
  return (
    <StateMark glyph={look?.[0] ?? 'attention'} tone={look?.[1] ?? 'neutral'}>
      {look ? t(`status.${isCollected ? 'collected' : (status as OrderStatus)}`) : statusText}
    </StateMark>
  )
}
