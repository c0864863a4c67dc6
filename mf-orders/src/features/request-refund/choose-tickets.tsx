import { useBookingTexts } from '@shuttle/booking'
import { isUnknownCode, type Order } from '@shuttle/calls'
import { formatMoney } from '@shuttle/domain'
import { type FieldProps, useFailureText } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Card, StatusBadge, TickBox, type Tone } from '@shuttle/ui'
import { useId } from 'react'
import type { RequestRow } from '../../domain/request-rows'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { FieldMessage } from './field-message'
import { groupRef } from './group-ref'
import styles from './request-form.module.css'

const STATE_TONES: Readonly<Record<string, Tone>> = { valid: 'success', checked: 'neutral', refunded: 'neutral' }
/** Why staff decide, by the code of the refusal of a refund. */
const WHY = {
  REFUND_COUPON_USED: 'coupon',
  REFUND_DISCOUNTED: 'discounted',
  REFUND_EMERGENCY: 'paused',
  REFUND_FARE_ADJUSTMENT: 'promotion',
} as const
const isByStaff = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code)

interface RowProps {
  order: Order
  row: RequestRow
  /** Counted from one, for those without a name. */
  number: number
  isWholeOnly: boolean
  /** Says why staff decide; where none of the tickets needs them, the page has said so. */
  isExplained: boolean
  isChosen: boolean
  onToggle: () => void
}

const TicketRow = ({ order, row, number, isWholeOnly, isExplained, isChosen, onToggle }: RowProps) => {
  const t = useRequestTexts()
  const bookingT = useBookingTexts()
  const toText = useFailureText()
  const language = useLanguage()
  const id = useId()
  const { name, type, tickets, amounts, reason } = row
  const legs = tickets.map(({ leg }) => {
    const direction = leg === 2 ? 'inbound' : 'outbound'
    const ride = (leg === 2 && order.inbound) || order.outbound
    const date = formatDate(ride.date, language, order.inbound ? 'month-day' : 'weekday')
    return order.inbound ? t('choice.leg', { leg: bookingT(`trip.${direction}`), date }) : date
  })
  const states = new Set(
    tickets.map((each) => order.tickets.find(({ ticketNumber }) => ticketNumber === each.ticketNo)?.state ?? 'valid'),
  )
  const why = () => {
    if (reason === undefined) return t(isWholeOnly ? 'choice.why.promotion' : 'choice.why.none')
    return isByStaff(reason) ? t(`choice.why.${WHY[reason]}`) : toText({ code: reason })
  }
  const money = (cents: number) => formatMoney(cents, order.currency)
  return (
    <li className={styles.row} data-closed={!row.isRequestable || undefined}>
      <TickBox
        id={id}
        checked={isChosen}
        aria-disabled={!row.isRequestable || undefined}
        aria-describedby={`${id}facts`}
        onChange={onToggle}
      />
      <div className={styles.facts}>
        <p className={styles.head}>
          <label htmlFor={id} className={styles.name}>
            {t('choice.named', {
              name: name || t('choice.person', { number }),
              type: isUnknownCode(type) ? bookingT('unknown') : bookingT(`passengerType.${type}`),
            })}
          </label>
          {[...states].map((state) => (
            <StatusBadge key={state} tone={STATE_TONES[state] ?? 'warning'}>
              {isUnknownCode(state) ? bookingT('unknown') : t(`tickets.${state}`)}
            </StatusBadge>
          ))}
        </p>
        <div id={`${id}facts`} className={styles.about}>
          <p className={styles.muted}>{legs.join(t('choice.separator'))}</p>
          {amounts && (
            <dl className={styles.sums}>
              {(['paid', 'fee', 'refund'] as const).map((amount) => (
                <div key={amount}>
                  <dt>{t(`choice.${amount}`)}</dt>
                  <dd>{money(amounts[amount])}</dd>
                </div>
              ))}
            </dl>
          )}
          {isExplained && <p className={styles.why}>{why()}</p>}
        </div>
      </div>
    </li>
  )
}

interface ChooseTicketsProps {
  order: Order
  rows: readonly RequestRow[]
  isWholeOnly: boolean
  field: FieldProps<string[]>
}

/** The tickets of an order with what each gives back at this moment, and why staff decide about it. */
export const ChooseTickets = ({ order, rows, isWholeOnly, field }: ChooseTicketsProps) => {
  const t = useRequestTexts()
  const id = useId()
  const toggle = ({ tickets, isRequestable }: RequestRow) => {
    if (!isRequestable) return
    const own = tickets.map(({ ticketNo }) => ticketNo)
    const others = field.value.filter((no) => !own.includes(no))
    field.onChange(others.length === field.value.length ? [...others, ...own] : others)
  }
  return (
    <Card title={t('choice.title')}>
      <ul ref={groupRef(field.ref)} aria-describedby={id} className={styles.rows}>
        {rows.map((row, index) => (
          <TicketRow
            key={row.key}
            order={order}
            row={row}
            number={index + 1}
            isWholeOnly={isWholeOnly}
            isExplained={isWholeOnly || rows.some(({ reason }) => reason !== undefined)}
            isChosen={field.value.includes(row.key)}
            onToggle={() => toggle(row)}
          />
        ))}
      </ul>
      <p className={styles.note}>{t(order.inbound ? 'choice.bothLegs' : 'choice.oneLeg')}</p>
      <FieldMessage id={id} text={field.error} />
    </Card>
  )
}
