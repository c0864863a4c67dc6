import { StateMark } from '@shuttle/ui/backoffice'
import type { FoundOrder } from '@shuttle/wire/staff'
import { ORDER_MARKS } from './domain/order-marks'
import { useOrdersTexts } from './texts/use-orders-texts'

type OrderStateMarkProps = Pick<FoundOrder, 'status' | 'isCollected' | 'isRefundPending'>

/** The state of an order. */
export const OrderStateMark = ({ status, isCollected, isRefundPending }: OrderStateMarkProps) => {
  const t = useOrdersTexts()
  const [glyph, tone] = ORDER_MARKS[status]
  const findName = () => {
    if (isCollected) return 'collected'
    return status === 'partlyRefunded' && isRefundPending ? 'partlyRefunding' : status
  }
  return (
    <StateMark glyph={glyph} tone={tone}>
      {t(`status.${findName()}`)}
    </StateMark>
  )
}
