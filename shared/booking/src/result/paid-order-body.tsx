import type { PaidOrder } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { buttonClass, Notice, PageAside, PageBody, Stack } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useBalanceLines } from '../balance'
import { PassengersCard } from '../passengers-card'
import { PriceCard } from '../price-card'
import { useBookingTexts } from '../texts/use-booking-texts'
import { ExtraPayments } from './extra-payments'
import { paidState } from './paid-state'
import { ResultCard } from './result-card'
import { useResultTexts } from './use-result-texts'

interface PaidOrderBodyProps {
  order: PaidOrder
  /** What the passenger shows at the gate or the counter. */
  children: ReactNode
  /** Additional content of a line's trip, such as the flight. */
  trip?: ReactNode
  home: { to: string; label: string }
  /** The link to the way back of a one-way order. */
  wayBack?: ReactNode
}

/**
 * A paid order below the header of its page: success, what to show for it, trip, price and passengers (accounts 2,
 * order result page).
 */
export const PaidOrderBody = ({ order, children, trip, home, wayBack }: PaidOrderBodyProps) => {
  const t = useResultTexts()
  const bookingT = useBookingTexts()
  const toBalanceLines = useBalanceLines()
  return (
    <PageBody overlap wide>
      <Stack>
        <Notice kind="success" announce title={t('title')}>
          {t(paidState(order))}
        </Notice>
        <ExtraPayments order={order} />
        {children}
      </Stack>
      <PageAside>
        <ResultCard order={order} />
        {trip}
        <PriceCard
          lines={order.priceLines}
          lineCode={order.originCode + order.destinationCode}
          currency={order.currency}
          couponDeduction={order.couponDeduction}
          promotionDeduction={order.promotionDeduction}
          // Paid already, so it is a line among the others.
          total="none"
          balance={[
            { label: bookingT('price.total'), amount: formatMoney(order.amountDue, order.currency) },
            ...toBalanceLines(order),
          ]}
          legs={order.category === 'roundTrip' ? 2 : 1}
        />
        <PassengersCard passengers={order.passengers} />
        {wayBack}
        <Link to={home.to} className={buttonClass({ kind: wayBack ? 'soft' : 'primary', block: true })}>
          {home.label}
        </Link>
      </PageAside>
    </PageBody>
  )
}
