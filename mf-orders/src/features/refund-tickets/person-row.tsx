import { useBookingTexts } from '@shuttle/booking'
import type { Order, Refund, TicketToRefund } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { buttonClass, StatusBadge, TickBox, type Tone } from '@shuttle/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useMoment } from '../../components/use-moment'
import type { RefundBlock, RefundPerson } from '../../domain/refund-people'
import { useRefundTexts } from '../../i18n/use-refund-texts'
import { applyRefundHref } from '../../paths'
import styles from './ticket-choice.module.css'
import { useRefundWords } from './use-refund-words'

const MINUTE_MS = 60_000
const STATE_TONES: Readonly<Record<string, Tone>> = { valid: 'success', checked: 'info', refunded: 'neutral' }

interface PersonRowProps {
  order: Order
  person: RefundPerson
  name: string
  /** Of their tickets; undefined while the record is not there. */
  refund: Refund | undefined
  /** Why they cannot be chosen now. */
  block: RefundBlock | undefined
  /** Every row would say the same, so the list says it. */
  isExplained: boolean
  isChosen: boolean
  /** Chosen because they cannot travel alone. */
  isAdded: boolean
  onToggle: () => void
}

/** What all tickets of a person sum to; undefined where one of them gives nothing back. */
const sumUp = (tickets: readonly TicketToRefund[]) => {
  const items = tickets.flatMap(({ item }) => (item ? [item] : []))
  if (items.length < tickets.length) return undefined
  const sum = (amount: 'paid' | 'fee' | 'refund') => items.reduce((total, item) => total + item[amount], 0)
  return { paid: sum('paid'), fee: sum('fee'), refund: sum('refund') }
}

/** Fare, fee and refund of one person; of a round trip for each leg too. */
const Amounts = ({ order, person }: { order: Order; person: RefundPerson }) => {
  const t = useRefundTexts()
  const bookingT = useBookingTexts()
  const money = (cents: number) => formatMoney(cents, order.currency)
  const { tickets } = person
  const sums = sumUp(tickets)
  const fare = tickets.reduce((total, ticket) => total + ticket.fare, 0)
  const paid = tickets.reduce((total, ticket) => total + ticket.paid, 0)
  const [first, second] = tickets.map(({ item }) => item)
  const isAlike = first?.paid === second?.paid && first?.fee === second?.fee
  const legs = sums && second ? (isAlike ? tickets.slice(0, 1) : tickets) : []
  return (
    <div className={styles.amounts}>
      <dl className={styles.sums}>
        <div>
          <dt>{t(fare === paid ? 'choice.fare' : 'choice.paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        {sums && (
          <>
            <div>
              <dt>{t('choice.fee')}</dt>
              <dd>{money(sums.fee)}</dd>
            </div>
            <div>
              <dt>{t('choice.refund')}</dt>
              <dd className={styles.refund}>{money(sums.refund)}</dd>
            </div>
          </>
        )}
      </dl>
      {fare !== paid && (
        <p className={styles.detail}>{t('choice.fareBefore', { fare: money(fare), paid: money(paid) })}</p>
      )}
      {legs.map(({ ticketNo, leg, item }) => (
        <p key={ticketNo} className={styles.detail}>
          {item &&
            t(isAlike ? 'choice.eachWay' : 'choice.oneWay', {
              leg: bookingT(leg === 2 ? 'trip.inbound' : 'trip.outbound'),
              paid: money(item.paid),
              fee: money(item.fee),
              refund: money(item.refund),
            })}
        </p>
      ))}
    </div>
  )
}

/** One person of the order, with state and amounts of their tickets. The whole row chooses them. */
export const PersonRow = (props: PersonRowProps) => {
  const { order, person, name, refund, block, isExplained, isChosen, isAdded, onToggle } = props
  const t = useRefundTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const { explain, nameType, join } = useRefundWords()
  const formatMoment = useMoment()
  const now = useNow(MINUTE_MS)
  const id = useId()
  const { tickets, isRefunded } = person
  const states = new Set(
    tickets.map(
      ({ ticketNo }) => order.tickets.find(({ ticketNumber }) => ticketNumber === ticketNo)?.state ?? 'valid',
    ),
  )
  const legs = tickets.map(({ leg }) => {
    const ride = leg === 2 && order.inbound ? order.inbound : order.outbound
    const date = formatDate(ride.date, language, order.inbound ? 'month-day' : 'short')
    if (!order.inbound) return date
    return t('choice.leg', { leg: bookingT(leg === 2 ? 'trip.inbound' : 'trip.outbound'), date })
  })
  const given = refund?.items.filter(({ ticketNo }) => tickets.some((ticket) => ticket.ticketNo === ticketNo)) ?? []
  const amount = given.reduce((sum, item) => sum + item.refund, 0)
  const why = block && !isExplained ? explain(block) : undefined
  const canApply = block?.isByApplication && !isExplained
  return (
    <li className={styles.person} data-closed={block !== undefined || isRefunded || undefined}>
      <TickBox
        id={id}
        checked={isChosen}
        aria-disabled={isRefunded || block !== undefined || isAdded || undefined}
        aria-describedby={`${id}facts`}
        onChange={onToggle}
      />
      <div className={styles.facts}>
        <p className={styles.head}>
          <label htmlFor={id} className={styles.name}>
            {t('choice.named', { name, type: nameType(person) })}
          </label>
          <span className={styles.badges}>
            {[...states].map((state) => (
              <StatusBadge key={state} tone={STATE_TONES[state] ?? 'neutral'}>
                {t(`state.${state === 'valid' || state === 'checked' || state === 'refunded' ? state : 'unknown'}`)}
              </StatusBadge>
            ))}
          </span>
        </p>
        <div id={`${id}facts`} className={styles.about}>
          <p className={styles.legs}>
            {legs[1] === undefined ? legs[0] : t('choice.legs', { outbound: legs[0] ?? '', inbound: legs[1] })}
          </p>
          {!isRefunded && <Amounts order={order} person={person} />}
          {isRefunded && refund && (
            <p className={styles.legs}>
              {t(amount > 0 ? 'choice.refundedAt' : 'choice.refundedFree', {
                time: formatMoment(refund.appliedAt, now),
                amount: formatMoney(amount, order.currency),
              })}
            </p>
          )}
          {isAdded && <p className={styles.why}>{t('choice.added')}</p>}
          {why && <p className={styles.why}>{join(why, canApply && t('why.answer'))}</p>}
        </div>
        {canApply && (
          <Link
            to={applyRefundHref(order.orderNo)}
            className={`${buttonClass({ kind: 'soft' })} ${styles.apply}`}
            aria-label={t('choice.applyFor', { name })}
          >
            {t('choice.apply')}
          </Link>
        )}
      </div>
    </li>
  )
}
