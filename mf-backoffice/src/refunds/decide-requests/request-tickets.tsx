import { useBookingTexts } from '@shuttle/booking'
import { formatMoney } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { RequestFile } from '@shuttle/wire/staff'
import { findTicketUse } from '../../kit/domain/find-ticket-use'
import { PlainTable } from '../../kit/plain-table'
import { useMoneyTexts } from '../../kit/texts/use-money-texts'
import { useRequestsTexts } from '../texts/use-requests-texts'
import styles from './requests.module.css'

const MINUTE_MS = 60_000

/**
 * Tickets of a request: fee at the time of the request, current state, and why the service did not refund them
 * automatically.
 */
export const RequestTickets = ({ file: { tickets, currency } }: { file: RequestFile }) => {
  const t = useRequestsTexts()
  const bookingT = useBookingTexts()
  const moneyT = useMoneyTexts()
  const now = useNow(MINUTE_MS)
  const money = (cents: number) => formatMoney(cents, currency)
  // Three columns fit beside the decision.
  const columns: DataColumn<RequestFile['tickets'][number]>[] = [
    {
      id: 'passenger',
      header: t('common.passenger'),
      cell: ({ passenger, passengerType, leg }) => (
        <>
          <span className={styles.passenger}>
            {[passenger, bookingT(`passengerType.${passengerType}`)].filter(Boolean).join(' ')}
          </span>
          <span className={styles.second}>{t(leg === 2 ? 'common.returning' : 'tickets.outbound')}</span>
        </>
      ),
    },
    {
      id: 'refund',
      header: t('common.refundable'),
      cell: ({ paid, fee, refund }) => (
        <>
          {money(refund)}
          <span className={styles.second}>{t('tickets.sum', { paid: money(paid), fee: money(fee) })}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('common.state'),
      cell: (ticket) => (
        <>
          {t(`tickets.${findTicketUse(ticket, now)}`)}
          <span className={styles.second}>
            {ticket.byHandReason ? moneyT(`byHand.${ticket.byHandReason}`) : t('tickets.online')}
          </span>
        </>
      ),
    },
  ]
  return (
    <PlainTable
      title={t('tickets.title', { count: tickets.length })}
      caption={t('tickets.caption')}
      empty={t('common.noTickets')}
      columns={columns}
      rows={tickets}
      rowId={({ ticketNo }) => ticketNo}
    />
  )
}
