import type { Order, Refund } from '@shuttle/calls'
import { buttonClass, Card, Notice } from '@shuttle/ui'
import { Link } from 'react-router-dom'
import {
  findPickBlock,
  type RefundBlock,
  type RefundPassenger,
  type RefundSelection,
} from '../../domain/refund-passengers'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref } from '../../paths'
import { PassengerRow } from './passenger-row'
import styles from './ticket-choice.module.css'
import { useRefundLabels } from './use-refund-labels'

/** Element that receives the focus when nothing is chosen. */
export const TICKETS_ID = 'refund-tickets'

interface TicketChoiceProps {
  order: Order
  passengers: readonly RefundPassenger[]
  refunds: readonly Refund[]
  picked: readonly string[]
  selection: RefundSelection
  /** The error after the passenger tried to continue. */
  error: string | undefined
  onToggle: (passenger: RefundPassenger) => void
}

/** The only reason, if one reason closes all tickets that are not refunded yet. */
const findCommonBlock = (passengers: readonly RefundPassenger[]): RefundBlock | undefined => {
  const [first, ...others] = passengers.filter(({ isRefunded }) => !isRefunded)
  return first?.block && others.every(({ block }) => block?.code === first.block?.code) ? first.block : undefined
}

/** Every ticket of the order by passenger, with state, fare, fee and refund before anything is chosen. */
export const TicketChoice = ({ order, passengers, refunds, picked, selection, error, onToggle }: TicketChoiceProps) => {
  const t = useRefundTexts()
  const choiceT = useChoiceTexts()
  const { explain, join } = useRefundLabels()
  const common = findCommonBlock(passengers)
  const isWhole = passengers.some(({ tickets }) => tickets.some(({ together }) => together.length > tickets.length))
  return (
    <Card
      title={t('choice.title')}
      aside={
        !common && (
          <span role="status" className={styles.count}>
            {t('choice.chosen', { count: selection.chosen.length })}
          </span>
        )
      }
    >
      {common && (
        <Notice
          kind="warning"
          action={
            common.isByApplication && (
              <Link to={applyRefundHref(order.orderNo)} className={buttonClass({ kind: 'text' })}>
                {t('refund.apply')}
              </Link>
            )
          }
        >
          {join(explain(common), common.isByApplication && t('why.answer'))}
        </Notice>
      )}
      <ul id={TICKETS_ID} className={styles.passengers}>
        {passengers.map((passenger, at) => (
          <PassengerRow
            key={passenger.key}
            order={order}
            passenger={passenger}
            name={passenger.name || choiceT('row.passenger', { number: at + 1 })}
            refund={refunds.find(({ items }) => items.some(({ ticketNo }) => ticketNo === passenger.key))}
            block={findPickBlock(passengers, passenger, picked)}
            isExplained={common !== undefined}
            isChosen={selection.chosen.includes(passenger.key)}
            isAdded={selection.added.includes(passenger.key)}
            onToggle={() => onToggle(passenger)}
          />
        ))}
      </ul>
      {(order.inbound || isWhole) && (
        <p className={styles.together}>{t(isWhole ? 'choice.whole' : 'choice.bothLegs')}</p>
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </Card>
  )
}
