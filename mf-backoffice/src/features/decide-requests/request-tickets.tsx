import { useBookingTexts } from '@shuttle/booking'
import { formatMoney, type PassengerType } from '@shuttle/domain'
import type { DataColumn } from '@shuttle/ui/desk'
import type { RequestFile, RequestTicket } from '../../calls/request-file'
import { PlainTable } from '../../components/plain-table'
import { useRequestsTexts } from '../../i18n/use-requests-texts'
import styles from './requests.module.css'

const WHY = {
  REFUND_COUPON_USED: 'coupon',
  REFUND_EMERGENCY: 'paused',
  REFUND_DISCOUNTED: 'discounted',
  REFUND_FARE_ADJUSTMENT: 'promotion',
  REFUND_NO_RULE: 'noRule',
  REFUND_COLLECTED_OR_CHECKED: 'used',
  REFUND_TIME_PASSED: 'passed',
  REFUND_CHILD_ALONE: 'child',
} as const

const toWhy = (code: string) => (Object.hasOwn(WHY, code) ? WHY[code as keyof typeof WHY] : 'other')

const findState = ({ isRefunded, isChecked, isCollected }: RequestTicket) => {
  if (isRefunded) return 'refunded'
  if (isChecked) return 'used'
  return isCollected ? 'collected' : 'valid'
}

/** The tickets of a request: fee of the moment of asking, state of now, and why the service did not refund them by itself. */
export const RequestTickets = ({ file: { tickets, currency } }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const bookingT = useBookingTexts()
  const money = (cents: number) => formatMoney(cents, currency)
  const nameType = (type: string) =>
    type.startsWith('unknown') ? bookingT('unknown') : bookingT(`passengerType.${type as PassengerType}`)
  // Three columns find room beside the decision.
  const columns: DataColumn<RequestTicket>[] = [
    {
      id: 'person',
      header: t('tickets.person'),
      cell: ({ passenger, passengerType, isInbound }) => (
        <>
          <span className={styles.person}>{[passenger, nameType(passengerType)].filter(Boolean).join(' ')}</span>
          <span className={styles.second}>{t(isInbound ? 'tickets.inbound' : 'tickets.outbound')}</span>
        </>
      ),
    },
    {
      id: 'refund',
      header: t('tickets.refund'),
      cell: ({ paid, fee, refund }) => (
        <>
          {money(refund)}
          <span className={styles.second}>{t('tickets.sum', { paid: money(paid), fee: money(fee) })}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('tickets.state'),
      cell: (ticket) => (
        <>
          {t(`tickets.${findState(ticket)}`)}
          <span className={styles.second}>
            {ticket.reason === '' ? t('tickets.online') : t(`why.${toWhy(ticket.reason)}`)}
          </span>
        </>
      ),
    },
  ]
  return (
    <PlainTable
      title={t('tickets.title', { count: tickets.length })}
      caption={t('tickets.caption')}
      empty={t('tickets.empty')}
      columns={columns}
      rows={tickets}
      rowId={({ number }) => number}
    />
  )
}
