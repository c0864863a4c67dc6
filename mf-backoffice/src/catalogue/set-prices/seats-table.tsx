import { useBookingTexts } from '@shuttle/booking'
import { formatCount } from '@shuttle/domain'
import { quotaOn } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, Card } from '@shuttle/ui'
import { type DataColumn, DataTable, RowActions } from '@shuttle/ui/backoffice'
import type { LinePrices, TicketPrices, TicketQuota } from '@shuttle/wire/staff'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { usePricesTexts } from '../texts/use-prices-texts'

interface SeatsRow extends TicketPrices {
  quota: TicketQuota
}

const isCounted = (ticket: TicketPrices): ticket is SeatsRow => ticket.quota !== undefined

/** Seats a day of each fare type: today's, the usual number, and the days with another number. */
export const SeatsTable = ({ prices: { tickets, today } }: { prices: LinePrices }) => {
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const mayEdit = useMay('price.edit')
  const { show } = useSearchState(PRICES_ADDRESS)
  const toName = ({ fareType }: SeatsRow) => tBooking(`fareType.${fareType}`)
  const formatChanges = ({ quota: { steps, usual } }: SeatsRow) =>
    steps
      .filter(({ from }) => from > today)
      .map(({ from, seats }) => t('seats.change', { day: formatDate(from, language), seats: seats ?? usual }))
  const columns: DataColumn<SeatsRow>[] = [
    { id: 'type', header: t('common.ticket'), cell: toName, isRowHeader: true },
    {
      id: 'now',
      header: t('seats.now'),
      cell: ({ quota }) => formatCount(quotaOn(quota.steps, today) ?? quota.usual),
      align: 'end',
    },
    { id: 'usual', header: t('seats.usual'), cell: ({ quota }) => formatCount(quota.usual), align: 'end' },
    {
      id: 'ahead',
      header: t('seats.ahead'),
      cell: (row) => {
        const changes = formatChanges(row)
        return changes.length === 0 ? '-' : changes.map((change) => <div key={change}>{change}</div>)
      },
    },
    ...(mayEdit
      ? [
          {
            id: 'actions',
            header: t('common.actions'),
            cell: (row: SeatsRow) => (
              <RowActions>
                <Button
                  kind="text"
                  onClick={() => show({ ...NO_PRICE_FORM, seats: row.fareType })}
                  aria-label={t('seats.newOf', { type: toName(row) })}
                >
                  {t('seats.new')}
                </Button>
              </RowActions>
            ),
          },
        ]
      : []),
  ]
  return (
    <Card title={t('seats.title')}>
      <DataTable
        caption={t('seats.title')}
        columns={columns}
        rows={tickets.filter(isCounted)}
        rowId={({ fareType }) => fareType}
        onRetry={() => undefined}
        isPlain
        texts={useTableTexts({ empty: t('seats.empty'), emptyHint: t('seats.emptyHint'), failed: t('price.failed') })}
      />
    </Card>
  )
}
