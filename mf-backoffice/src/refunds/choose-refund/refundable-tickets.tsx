import { formatMoney } from '@shuttle/domain'
import { Button, Card, Stack, TickBox } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { StaffRefundPreview, TicketToRefund } from '@shuttle/wire/staff'
import { useId } from 'react'
import { useTableTexts } from '../../kit/use-table-texts'
import { useTicketLabels } from '../../kit/use-ticket-labels'
import { findChoiceBlock, readPicks, selectTickets, togglePick } from '../domain/refund-choice'
import { useHandRefundTexts } from '../texts/use-hand-refund-texts'
import styles from './choose-refund.module.css'
import { RefundTicketState } from './refund-ticket-state'

interface RefundableTicketsProps {
  preview: StaffRefundPreview
  picked: readonly string[]
  /** Undefined where nothing can be chosen: the tickets are read-only. */
  onPick: ((picked: string[]) => void) | undefined
}

const nothing = () => undefined

/** All tickets of the order with state and refund; a blocked ticket shows its reason. */
export const RefundableTickets = ({ preview, picked, onPick }: RefundableTicketsProps) => {
  const t = useHandRefundTexts()
  const { nameType, nameRide } = useTicketLabels()
  const id = useId()
  const { tickets, currency } = preview
  const { chosen, added } = selectTickets(tickets, picked)
  const money = (cents: number) => formatMoney(cents, currency)
  const texts = useTableTexts({ empty: t('choice.empty'), emptyHint: t('choice.emptyHint'), failed: '' })
  const toWhyId = ({ ticketNo }: TicketToRefund) => `${id}${ticketNo}`
  const formatPassenger = ({ passenger, passengerType }: TicketToRefund) =>
    t('choice.named', { name: passenger ?? t('common.noName'), type: nameType(passengerType) })
  /** A ticket that cannot be refunded has no amount. */
  const formatAmount = (ticket: TicketToRefund, amount: 'fee' | 'refund') =>
    findChoiceBlock(tickets, picked, ticket) ? '-' : money(ticket[amount])

  const columns: DataColumn<TicketToRefund>[] = [
    {
      id: 'passenger',
      header: t('common.passenger'),
      isRowHeader: true,
      cell: (ticket) => {
        if (!onPick) return formatPassenger(ticket)
        const isLocked = added.includes(ticket.ticketNo) || findChoiceBlock(tickets, picked, ticket) !== undefined
        return (
          <label className={styles.name}>
            <TickBox
              checked={chosen.includes(ticket.ticketNo)}
              aria-disabled={isLocked || undefined}
              aria-describedby={toWhyId(ticket)}
              onChange={() => onPick(togglePick(tickets, picked, ticket))}
            />
            <span>{formatPassenger(ticket)}</span>
          </label>
        )
      },
    },
    { id: 'ticket', header: t('common.ticketNumber'), cell: ({ ticketNo }) => ticketNo, isLong: true },
    {
      id: 'leg',
      header: t('common.leg'),
      cell: ({ leg, travelDate, beginTime }) => nameRide({ isInbound: leg === 2, travelDate, beginTime }),
    },
    { id: 'paid', header: t('common.paid'), cell: ({ paid }) => money(paid), align: 'end' },
    {
      id: 'fee',
      header: t('common.fee'),
      cell: (ticket) => formatAmount(ticket, 'fee'),
      align: 'end',
    },
    {
      id: 'refund',
      header: t('common.refundable'),
      cell: (ticket) => formatAmount(ticket, 'refund'),
      align: 'end',
    },
    {
      id: 'state',
      header: t('common.state'),
      cell: (ticket) => (
        <RefundTicketState
          ticket={ticket}
          block={findChoiceBlock(tickets, picked, ticket)}
          isAdded={added.includes(ticket.ticketNo)}
          id={toWhyId(ticket)}
        />
      ),
    },
  ]
  const whole = readPicks(
    tickets,
    tickets.map(({ ticketNo }) => ticketNo),
  )
  return (
    <Card
      title={t(onPick ? 'choice.title' : 'common.tickets')}
      aside={
        onPick &&
        whole.length > 0 && (
          <div className={styles.head}>
            <span role="status" className={styles.muted}>
              {t('choice.chosen', { count: chosen.length })}
            </span>
            <Button kind="text" onClick={() => onPick(whole)}>
              {t('choice.all')}
            </Button>
          </div>
        )
      }
    >
      <Stack>
        <DataTable
          caption={t('common.ticketsOfOrder')}
          columns={columns}
          rows={tickets}
          rowId={({ ticketNo }) => ticketNo}
          onRetry={nothing}
          isPlain
          texts={texts}
        />
        {tickets.some(({ together }) => together.length > 1) && <p className={styles.muted}>{t('choice.bothLegs')}</p>}
      </Stack>
    </Card>
  )
}
