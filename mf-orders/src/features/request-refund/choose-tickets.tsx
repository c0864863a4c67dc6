import { useBookingTexts } from '@shuttle/booking'
import { isUnknownCode, type Order } from '@shuttle/calls'
import type { ViolationByApplication } from '@shuttle/domain'
import { type FieldProps, groupRef, useFailureText } from '@shuttle/forms'
import { Card } from '@shuttle/ui'
import { useId } from 'react'
import { PassengerTickets } from '../../components/passenger-tickets'
import { TicketAmounts } from '../../components/ticket-amounts'
import type { RequestRow } from '../../domain/request-rows'
import { useChoiceTexts } from '../../i18n/use-choice-texts'
import { useRequestTexts } from '../../i18n/use-request-texts'
import { FieldMessage } from './field-message'
import styles from './request-form.module.css'

/** Texts of why staff decide, by the code of the refusal. */
const WHY = {
  REFUND_COUPON_USED: 'coupon',
  REFUND_DISCOUNTED: 'discounted',
  REFUND_EMERGENCY: 'onRequest',
  REFUND_FARE_ADJUSTMENT: 'promotion',
} as const satisfies Record<ViolationByApplication, string>
const isByStaff = (code: string): code is keyof typeof WHY => Object.hasOwn(WHY, code)

interface RowProps {
  order: Order
  row: RequestRow
  /** Position from 1, shown for tickets without a name. */
  number: number
  isWholeOnly: boolean
  /** Shows why staff decide; false where the page already explains it for all tickets. */
  isExplained: boolean
  isChosen: boolean
  onToggle: () => void
}

const RequestTicketRow = ({ order, row, number, isWholeOnly, isExplained, isChosen, onToggle }: RowProps) => {
  const t = useRequestTexts()
  const choiceT = useChoiceTexts()
  const bookingT = useBookingTexts()
  const toText = useFailureText()
  const { name, type, tickets, reason, isRequestable } = row
  const why = () => {
    if (reason === undefined) return t(isWholeOnly ? 'choice.why.promotion' : 'choice.why.none')
    return isByStaff(reason) ? t(`choice.why.${WHY[reason]}`) : toText({ code: reason })
  }
  return (
    <PassengerTickets
      order={order}
      tickets={tickets}
      name={name || choiceT('row.passenger', { number })}
      type={isUnknownCode(type) ? bookingT('unknown') : bookingT(`passengerType.${type}`)}
      isChosen={isChosen}
      isClosed={!isRequestable}
      onToggle={onToggle}
    >
      <TicketAmounts currency={order.currency} tickets={tickets} />
      {isExplained && <p className={styles.why}>{why()}</p>}
    </PassengerTickets>
  )
}

interface ChooseTicketsProps {
  order: Order
  rows: readonly RequestRow[]
  isWholeOnly: boolean
  field: FieldProps<string[]>
}

/** The tickets of an order with their current refund, and why staff decide about it. */
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
      <ul ref={groupRef(field.ref)} aria-describedby={id}>
        {rows.map((row, index) => (
          <RequestTicketRow
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
