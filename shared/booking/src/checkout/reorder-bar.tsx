import type { Order } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { buttonClass, TotalBar } from '@shuttle/ui'
import { useBookingTexts } from '../texts/use-booking-texts'
import { useOrderToPayTexts } from '../texts/use-order-to-pay-texts'
import styles from './reorder-bar.module.css'

/** Replaces the pay button after the deadline: greyed, and it navigates back (D1.10). */
export const ReorderBar = ({ order, onReorder }: { order: Order; onReorder: () => void }) => {
  const t = useOrderToPayTexts()
  const bookingT = useBookingTexts()
  return (
    <TotalBar label={bookingT('price.total')} amount={formatMoney(order.amountDue, order.currency)}>
      <button type="button" className={`${buttonClass({ kind: 'soft' })} ${styles.greyed}`} onClick={onReorder}>
        {t('reorder')}
      </button>
    </TotalBar>
  )
}
