import { PendingQuery } from '../../kit/pending-query'
import { useSearchState } from '../../kit/use-search-state'
import { PRICES_ADDRESS } from '../domain/prices-address'
import { usePrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { PriceTable } from './price-table'
import { SeatsTable } from './seats-table'

/** Prices of the line in the URL by fare type, and its seats a day. */
export const PriceTables = () => {
  const t = usePricesTexts()
  const query = usePrices(useSearchState(PRICES_ADDRESS).values.line)
  if (!query.data) return <PendingQuery query={query} failed={t('price.failed')} />
  const prices = query.data
  return (
    <>
      {prices.tickets.map((ticket) => (
        <PriceTable key={ticket.fareType} prices={prices} ticket={ticket} />
      ))}
      <SeatsTable prices={prices} />
    </>
  )
}
