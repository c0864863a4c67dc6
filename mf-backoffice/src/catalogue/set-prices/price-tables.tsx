import { hasFailed } from '@shuttle/queries'
import { ErrorCard, Skeleton } from '@shuttle/ui'
import { useStaffFailureText } from '../../kit/use-staff-failure-text'
import { usePrices } from '../state/use-prices'
import { usePricesTexts } from '../texts/use-prices-texts'
import { PriceTable } from './price-table'
import { SeatsTable } from './seats-table'
import { usePricesAddress } from './use-prices-address'

/** Prices of the line in the URL by fare type, and its seats a day. */
export const PriceTables = () => {
  const t = usePricesTexts()
  const toFailureText = useStaffFailureText()
  const query = usePrices(usePricesAddress().lineCode)
  if (hasFailed(query))
    return (
      <ErrorCard
        title={t('price.failed')}
        text={toFailureText(query.error)}
        retryLabel={t('page.retry')}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return <Skeleton label={t('page.loading')} lines={8} />
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
