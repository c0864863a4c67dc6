import { formatMoney } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { OrderFile } from '@shuttle/wire/staff'
import { useState } from 'react'
import { findTicketUse } from '../../kit/domain/find-ticket-use'
import { PlainTable } from '../../kit/plain-table'
import { TicketUseMark } from '../../kit/ticket-use-mark'
import { useTicketLabels } from '../../kit/use-ticket-labels'
import { useOrderTexts } from '../texts/use-order-texts'
import { ShowDocument } from './show-document'

type FileTicket = OrderFile['tickets'][number]

const MINUTE_MS = 60_000

const TicketState = ({ ticket }: { ticket: FileTicket }) => {
  const t = useOrderTexts()
  const use = findTicketUse(ticket, useNow(MINUTE_MS))
  return <TicketUseMark use={use}>{t(`tickets.${use}`)}</TicketUseMark>
}

/** The tickets of an order; travel documents are masked, and unmasked one at a time with a reason. */
export const OrderTickets = ({ file }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const { nameType, nameRide } = useTicketLabels()
  const [selected, setSelected] = useState<OrderFile['passengers'][number]>()
  const { order, tickets, passengers, allowed } = file
  const findPassenger = ({ passengerPosition }: FileTicket) =>
    passengers.find(({ position }) => position === passengerPosition)
  const columns: DataColumn<FileTicket>[] = [
    { id: 'number', header: t('common.ticketNumber'), cell: ({ ticketNo }) => ticketNo },
    {
      id: 'passenger',
      header: t('common.passenger'),
      cell: (ticket) =>
        [findPassenger(ticket)?.name, nameType(ticket.passengerType)]
          .filter(Boolean)
          .join(language === 'en' ? ', ' : '，'),
    },
    {
      id: 'leg',
      header: t('common.leg'),
      cell: (ticket) => nameRide({ ...ticket, fareType: order.fareType }),
    },
    {
      id: 'document',
      header: t('tickets.document'),
      cell: (ticket) => {
        const passenger = findPassenger(ticket)
        if (!passenger?.maskedDocument) return '-'
        return (
          <>
            {passenger.maskedDocument}{' '}
            {allowed.includes('document.unmask') && passenger.isDocumentStored && (
              <Button
                kind="text"
                aria-label={t('actions.showOf', { name: passenger.name })}
                onClick={() => setSelected(passenger)}
              >
                {t('actions.show')}
              </Button>
            )}
          </>
        )
      },
    },
    {
      id: 'share',
      header: t('common.paid'),
      cell: ({ paid }) => formatMoney(paid, order.currency),
      align: 'end',
    },
    { id: 'state', header: t('common.state'), cell: (ticket) => <TicketState ticket={ticket} /> },
  ]
  return (
    <>
      <PlainTable
        title={t('common.tickets')}
        caption={t('common.ticketsOfOrder')}
        empty={t('common.noTickets')}
        columns={columns}
        rows={tickets}
        rowId={({ ticketNo }) => ticketNo}
      />
      <ShowDocument orderNo={order.orderNo} passenger={selected} onClose={() => setSelected(undefined)} />
    </>
  )
}
