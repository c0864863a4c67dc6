import type { Order, TicketToRefund } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import type { ReactNode } from 'react'
import { sumTickets } from '../domain/sum-tickets'
import { useChoiceTexts } from '../i18n/use-choice-texts'
import styles from './ticket-amounts.module.css'

interface TicketAmountsProps {
  currency: Order['currency']
  /** Tickets of one row, outbound first. */
  tickets: readonly TicketToRefund[]
  /** Additional lines about the amounts. */
  children?: ReactNode
}

/** Fare, fee and refund of tickets that are refunded together. */
export const TicketAmounts = ({ currency, tickets, children }: TicketAmountsProps) => {
  const t = useChoiceTexts()
  const money = (cents: number) => formatMoney(cents, currency)
  const sums = sumTickets(tickets)
  const fare = tickets.reduce((total, ticket) => total + ticket.fare, 0)
  const paid = tickets.reduce((total, ticket) => total + ticket.paid, 0)
  return (
    <div className={styles.amounts}>
      <dl className={styles.sums}>
        <div>
          <dt>{t(fare === paid ? 'amounts.fare' : 'amounts.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {sums && (
          <>
            <div>
              <dt>{t('amounts.fee')}</dt>
              <dd>{money(sums.fee)}</dd>
            </div>
            <div>
              <dt>{t('amounts.refund')}</dt>
              <dd className={styles.refund}>{money(sums.refund)}</dd>
            </div>
          </>
        )}
      </dl>
      {children}
    </div>
  )
}
