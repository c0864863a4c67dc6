import { UnbrokenText, useBookingTexts } from '@shuttle/booking'
import type { Order, Refund, TicketToRefund } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { buttonClass } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import { PassengerTickets } from '../../components/passenger-tickets'
import { TicketAmounts } from '../../components/ticket-amounts'
import { useRefundSentence } from '../../components/use-refund-sentence'
import type { RefundBlock, RefundPassenger } from '../../domain/refund-passengers'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref } from '../../paths'
import styles from './ticket-choice.module.css'
import { useRefundLabels } from './use-refund-labels'

interface PassengerRowProps {
  order: Order
  passenger: RefundPassenger
  name: string
  /** Refund of their tickets; undefined while the refund record is not loaded. */
  refund: Refund | undefined
  /** Why they cannot be chosen now. */
  block: RefundBlock | undefined
  /** All rows have the same explanation, so the list shows it. */
  isExplained: boolean
  isChosen: boolean
  /** Chosen because they cannot travel alone. */
  isAdded: boolean
  onToggle: () => void
}

/** The paid share of the fare, and for a round trip the amounts of each leg. */
const AmountDetails = ({ currency, tickets }: { currency: Order['currency']; tickets: readonly TicketToRefund[] }) => {
  const t = useRefundTexts()
  const bookingT = useBookingTexts()
  const money = (cents: number) => formatMoney(cents, currency)
  const sum = (amount: 'fare' | 'paid') => tickets.reduce((total, ticket) => total + ticket[amount], 0)
  const [fare, paid] = [sum('fare'), sum('paid')]
  const [first, second] = tickets.map(({ item }) => item)
  const isAlike = first?.paid === second?.paid && first?.fee === second?.fee
  const legs = first && second ? (isAlike ? [first] : [first, second]) : []
  return (
    <>
      {fare !== paid && (
        <p className={styles.detail}>{t('choice.fareBefore', { fare: money(fare), paid: money(paid) })}</p>
      )}
      {legs.map((item, at) => (
        <p key={item.ticketNo} className={styles.detail}>
          {t(isAlike ? 'choice.eachWay' : 'choice.oneWay', {
            leg: bookingT(at === 1 ? 'trip.inbound' : 'trip.outbound'),
            paid: money(item.paid),
            fee: money(item.fee),
            refund: money(item.refund),
          })}
        </p>
      ))}
    </>
  )
}

/** One passenger of the order, with state and amounts of the tickets. The whole row chooses them. */
export const PassengerRow = (props: PassengerRowProps) => {
  const { order, passenger, name, refund, block, isExplained, isChosen, isAdded, onToggle } = props
  const t = useRefundTexts()
  const { explain, nameType, join } = useRefundLabels()
  const describe = useRefundSentence(order.currency)
  const { tickets, isRefunded } = passenger
  const given = refund?.items.filter(({ ticketNo }) => tickets.some((ticket) => ticket.ticketNo === ticketNo)) ?? []
  const amount = given.reduce((sum, item) => sum + item.refund, 0)
  const why = block && !isExplained ? explain(block) : undefined
  const canApply = block?.isByApplication && !isExplained
  const isClosed = isRefunded || block !== undefined
  return (
    <PassengerTickets
      order={order}
      tickets={tickets}
      name={name}
      type={nameType(passenger)}
      isChosen={isChosen}
      isClosed={isClosed}
      isLocked={isClosed || isAdded}
      onToggle={onToggle}
      action={
        canApply && (
          <Link
            to={applyRefundHref(order.orderNo)}
            className={`${buttonClass({ kind: 'soft' })} ${styles.apply}`}
            aria-label={t('choice.applyFor', { name })}
          >
            {t('refund.apply')}
          </Link>
        )
      }
    >
      {!isRefunded && (
        <TicketAmounts currency={order.currency} tickets={tickets}>
          <AmountDetails currency={order.currency} tickets={tickets} />
        </TicketAmounts>
      )}
      {isRefunded && refund && (
        <p className={styles.refunded}>
          <UnbrokenText>
            {join(describe({ ...refund, refund: amount }), t('choice.number', { number: refund.refundNo }))}
          </UnbrokenText>
        </p>
      )}
      {isAdded && <p className={styles.why}>{t('choice.added')}</p>}
      {why && <p className={styles.why}>{join(why, canApply && t('why.answer'))}</p>}
    </PassengerTickets>
  )
}
