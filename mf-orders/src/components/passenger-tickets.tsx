import { useBookingTexts } from '@shuttle/booking'
import type { Order, TicketToRefund } from '@shuttle/calls'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { StatusBadge, TickBox, type Tone } from '@shuttle/ui'
import { type ReactNode, useId } from 'react'
import { findNamedUse, type NamedUse } from '../domain/find-named-use'
import { useChoiceTexts } from '../i18n/use-choice-texts'
import styles from './passenger-tickets.module.css'

const STATE_TONES: Readonly<Record<string, Tone>> = {
  valid: 'success',
  used: 'info',
  collected: 'info',
  refunding: 'info',
}
const MINUTE_MS = 60_000

interface PassengerTicketsProps {
  order: Order
  /** Tickets that are chosen together, outbound first. */
  tickets: readonly TicketToRefund[]
  /** The passenger of the tickets. */
  name: string
  type: string
  isChosen: boolean
  /** The tickets cannot be chosen: the row is dimmed. */
  isClosed: boolean
  /** Presses are ignored, as in a closed row. */
  isLocked?: boolean
  onToggle: () => void
  /** Shown below rides and amounts: why the tickets cannot be chosen. */
  children?: ReactNode
  /** A link or button in the row; a press elsewhere in the row chooses. */
  action?: ReactNode
}

/** Tickets of one passenger with state and rides. The whole row chooses them. */
export const PassengerTickets = (props: PassengerTicketsProps) => {
  const { order, tickets, name, type, isChosen, isClosed, isLocked = isClosed, onToggle, children, action } = props
  const t = useChoiceTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const id = useId()
  const { inbound, outbound } = order
  const now = useNow(MINUTE_MS)
  const findUse = (ticketNo: string) => {
    const ticket = order.tickets.find(({ ticketNumber }) => ticketNumber === ticketNo)
    return ticket ? findNamedUse(ticket, now) : 'valid'
  }
  const states = new Set(tickets.map(({ ticketNo }) => findUse(ticketNo) ?? 'unknown'))
  const nameState = (state: NamedUse | 'unknown') => {
    if (state === 'valid') return t('row.valid')
    return state === 'unknown' ? bookingT('unknown') : t(`tickets.${state}`)
  }
  const [first = '', second] = tickets.map(({ leg }) => {
    const ride = (leg === 2 && inbound) || outbound
    const date = formatDate(ride.date, language, inbound ? 'month-day' : 'short')
    return inbound ? `${bookingT(leg === 2 ? 'trip.inbound' : 'trip.outbound')} ${date}` : date
  })
  return (
    <li className={styles.row} data-closed={isClosed || undefined}>
      <TickBox
        id={id}
        checked={isChosen}
        aria-disabled={isLocked || undefined}
        aria-describedby={`${id}details`}
        onChange={onToggle}
      />
      <div className={styles.details}>
        <p className={styles.head}>
          <label htmlFor={id} className={styles.name}>
            {t('row.named', { name, type })}
          </label>
          <span className={styles.badges}>
            {[...states].map((state) => (
              <StatusBadge key={state} tone={STATE_TONES[state] ?? 'neutral'}>
                {nameState(state)}
              </StatusBadge>
            ))}
          </span>
        </p>
        <div id={`${id}details`} className={styles.about}>
          <p className={styles.legs}>
            {second === undefined ? first : t('row.legs', { outbound: first, inbound: second })}
          </p>
          {children}
        </div>
        {action}
      </div>
    </li>
  )
}
