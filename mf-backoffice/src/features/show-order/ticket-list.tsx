import { formatMoney } from '@shuttle/domain'
import { useLanguage, useNow } from '@shuttle/host'
import { Button } from '@shuttle/ui'
import type { DataColumn } from '@shuttle/ui/desk'
import { useState } from 'react'
import type { FilePassenger, FileTicket, OrderFile } from '../../calls/order-file'
import { PlainTable } from '../../components/plain-table'
import { TicketUseMark } from '../../components/ticket-use-mark'
import { useTicketWords } from '../../components/use-ticket-words'
import { findTicketUse } from '../../domain/find-ticket-use'
import { useOrderTexts } from '../../i18n/use-order-texts'
import { ShowDocument } from './show-document'

const MINUTE_MS = 60_000

const TicketState = ({ ticket }: { ticket: FileTicket }) => {
  const t = useOrderTexts()
  const use = findTicketUse(ticket, useNow(MINUTE_MS))
  return <TicketUseMark use={use}>{t(`tickets.${use}`)}</TicketUseMark>
}

/** The tickets of an order; travel documents are masked, and unmasked one at a time with a reason. */
export const TicketList = ({ file }: { file: OrderFile }) => {
  const t = useOrderTexts()
  const language = useLanguage()
  const { nameType, nameRide } = useTicketWords()
  const [asked, setAsked] = useState<FilePassenger>()
  const { order, tickets, passengers, allowed } = file
  const findPerson = ({ person }: FileTicket) => passengers.find(({ number }) => number === person)
  const columns: DataColumn<FileTicket>[] = [
    { id: 'number', header: t('tickets.number'), cell: ({ number }) => number },
    {
      id: 'person',
      header: t('tickets.person'),
      cell: (ticket) =>
        [findPerson(ticket)?.name, nameType(ticket.passengerType)]
          .filter(Boolean)
          .join(language === 'en' ? ', ' : '，'),
    },
    {
      id: 'leg',
      header: t('tickets.leg'),
      cell: (ticket) => nameRide({ ...ticket, fareType: order.fareType }),
    },
    {
      id: 'document',
      header: t('tickets.document'),
      cell: (ticket) => {
        const person = findPerson(ticket)
        if (!person?.document) return '-'
        return (
          <>
            {person.document}{' '}
            {allowed.has('document.unmask') && person.isStored && (
              <Button kind="text" aria-label={t('act.showOf', { name: person.name })} onClick={() => setAsked(person)}>
                {t('act.show')}
              </Button>
            )}
          </>
        )
      },
    },
    {
      id: 'share',
      header: t('tickets.share'),
      cell: ({ paid }) => formatMoney(paid, order.currency),
      align: 'end',
    },
    { id: 'state', header: t('tickets.state'), cell: (ticket) => <TicketState ticket={ticket} /> },
  ]
  return (
    <>
      <PlainTable
        title={t('tickets.title')}
        caption={t('tickets.caption')}
        empty={t('tickets.empty')}
        columns={columns}
        rows={tickets}
        rowId={({ number }) => number}
      />
      <ShowDocument orderNo={order.orderNo} person={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
