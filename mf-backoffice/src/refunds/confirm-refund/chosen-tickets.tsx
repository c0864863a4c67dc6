import { formatMoney } from '@shuttle/domain'
import type { DataColumn } from '@shuttle/ui/backoffice'
import type { StaffRefundPreview, TicketToRefund } from '@shuttle/wire/staff'
import { PlainTable } from '../../kit/plain-table'
import { useTicketLabels } from '../../kit/use-ticket-labels'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'

interface ChosenTicketsProps {
  preview: StaffRefundPreview
  chosen: readonly string[]
}

/** The tickets to refund, each at the fee of the policy. */
export const ChosenTickets = ({ preview: { tickets, currency }, chosen }: ChosenTicketsProps) => {
  const t = useHandRefundTexts()
  const { nameType, nameRide } = useTicketLabels()
  const money = (cents: number) => formatMoney(cents, currency)
  const columns: DataColumn<TicketToRefund>[] = [
    {
      id: 'passenger',
      header: t('common.passenger'),
      cell: ({ passenger, passengerType }) =>
        t('choice.named', { name: passenger ?? t('common.noName'), type: nameType(passengerType) }),
      isRowHeader: true,
    },
    { id: 'ticket', header: t('common.ticketNumber'), cell: ({ ticketNo }) => ticketNo },
    {
      id: 'leg',
      header: t('common.leg'),
      cell: ({ leg, travelDate, beginTime }) => nameRide({ isInbound: leg === 2, travelDate, beginTime }),
    },
    { id: 'paid', header: t('common.paid'), cell: ({ paid }) => money(paid), align: 'end' },
    { id: 'fee', header: t('common.fee'), cell: ({ fee }) => money(fee), align: 'end' },
    { id: 'refund', header: t('common.refundable'), cell: ({ refund }) => money(refund), align: 'end' },
  ]
  return (
    <PlainTable
      title={t('common.tickets')}
      caption={t('common.tickets')}
      empty={t('choice.empty')}
      columns={columns}
      rows={tickets.filter(({ ticketNo }) => chosen.includes(ticketNo))}
      rowId={({ ticketNo }) => ticketNo}
    />
  )
}
