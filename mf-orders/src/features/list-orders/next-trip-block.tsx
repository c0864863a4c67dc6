import { hasFailed, useNextTrip, useRefreshOrderLists } from '@shuttle/queries'
import { Skeleton } from '@shuttle/ui'
import { PartFailureCard } from '../../components/part-failure-card'
import { useTexts } from '../../i18n/use-texts'
import { DueOrder } from './due-order'
import { NextTripCard } from './next-trip-card'

/** What comes next, above the lists: the next trip with its tickets, and the order to pay. Empty where nothing does. */
export const NextTripBlock = ({ isAirport }: { isAirport: boolean }) => {
  const t = useTexts()
  const query = useNextTrip({ isAirport })
  const refresh = useRefreshOrderLists()
  if (query.data) {
    const { trip, toPay } = query.data
    return (
      <>
        {trip && <NextTripCard key={`${trip.order.orderNo} ${trip.direction}`} trip={trip} onOver={refresh} />}
        {toPay && <DueOrder key={toPay.orderNo} order={toPay} onOver={refresh} />}
      </>
    )
  }
  if (hasFailed(query)) return <PartFailureCard query={query} title={t('nextTrip.failed')} />
  return <Skeleton kind="card" lines={7} label={t('nextTrip.loading')} />
}
