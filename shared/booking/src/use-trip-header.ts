import { isUnknownCode, type Order } from '@shuttle/calls'
import type { PageHeader } from '@shuttle/ui'
import type { ComponentProps } from 'react'
import { useBookingTexts } from './texts/use-booking-texts'

interface TripEnds {
  originName: string
  destinationName: string
  category: Order['category']
}

type TripHeader = Pick<ComponentProps<typeof PageHeader>, 'route' | 'chip'>

/** Header of a trip's page: both ends, once their names are known, and whether it is a round trip. */
export const useTripHeader = (trip: TripEnds | undefined): TripHeader => {
  const t = useBookingTexts()
  if (!trip) return {}
  const { originName, destinationName, category } = trip
  return {
    ...(originName &&
      destinationName && {
        route: {
          from: originName,
          to: destinationName,
          joint: t('trip.to'),
          isOneWay: category === 'oneWay',
        },
      }),
    chip: isUnknownCode(category) ? t('unknown') : t(`trip.${category}`),
  }
}
