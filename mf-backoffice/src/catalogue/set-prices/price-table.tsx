import { useBookingTexts } from '@shuttle/booking'
import { formatMoney, PASSENGER_TYPES, type PassengerType } from '@shuttle/domain'
import { type FaresOfDay, faresOn, nextFareDay } from '@shuttle/domain/staff'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { Button, Card } from '@shuttle/ui'
import { type DataColumn, DataTable } from '@shuttle/ui/backoffice'
import type { LinePrices, TicketPrices } from '@shuttle/wire/staff'
import { useMay } from '../../kit/state/use-staff-index'
import { useSearchState } from '../../kit/use-search-state'
import { useTableTexts } from '../../kit/use-table-texts'
import { NO_PRICE_FORM, PRICES_ADDRESS } from '../domain/prices-address'
import { usePricesTexts } from '../texts/use-prices-texts'
import { FareChanges } from './fare-changes'

interface PriceTableProps {
  prices: LinePrices
  ticket: TicketPrices
}

/** One fare type: the price of each passenger type today, its next price, and from when. */
export const PriceTable = ({ prices, ticket }: PriceTableProps) => {
  const { currency, today } = prices
  const t = usePricesTexts()
  const tBooking = useBookingTexts()
  const language = useLanguage()
  const mayEdit = useMay('price.edit')
  const { show } = useSearchState(PRICES_ADDRESS)
  const { fareType, fares } = ticket
  const name = tBooking(`fareType.${fareType}`)
  const now = faresOn(fares, today)
  const nextDay = nextFareDay(fares, today)
  const next = nextDay === undefined ? undefined : faresOn(fares, nextDay)
  const rows = PASSENGER_TYPES.filter((type) => fares.some((fare) => fare.type === type))
  const formatFare = (of: FaresOfDay, type: PassengerType) => {
    const amounts = of[type]
    return amounts ? formatMoney(currency === 'HKD' ? amounts.hkd : amounts.cny, currency) : t('price.notSold')
  }
  const changes = (type: PassengerType) => next !== undefined && formatFare(next, type) !== formatFare(now, type)
  const columns: DataColumn<PassengerType>[] = [
    { id: 'type', header: t('common.passenger'), cell: (type) => tBooking(`passengerType.${type}`), isRowHeader: true },
    { id: 'now', header: t('seats.now'), cell: (type) => formatFare(now, type), align: 'end' },
    {
      id: 'next',
      header: t('price.next'),
      cell: (type) => (next && changes(type) ? formatFare(next, type) : '-'),
      align: 'end',
    },
    {
      id: 'from',
      header: t('price.from'),
      cell: (type) => (nextDay && changes(type) ? formatDate(nextDay, language) : '-'),
    },
  ]
  return (
    <Card
      title={t('price.of', { type: name })}
      aside={
        mayEdit && (
          <Button
            kind="soft"
            onClick={() => show({ ...NO_PRICE_FORM, price: fareType })}
            aria-label={t('price.newOf', { type: name })}
          >
            {t('price.new')}
          </Button>
        )
      }
    >
      <DataTable
        caption={t('price.of', { type: name })}
        columns={columns}
        rows={rows}
        rowId={(type) => type}
        onRetry={() => undefined}
        isPlain
        texts={useTableTexts({ empty: t('price.empty'), failed: t('price.failed') })}
      />
      <FareChanges prices={prices} ticket={ticket} />
    </Card>
  )
}
