import { isUnknownCode, type Order } from '@shuttle/calls'
import { useBookingTexts } from './use-booking-texts'

interface TripEnds {
  originName: string
  destinationName: string
  category: Order['category']
}

/** Header of a trip's page: both ends, once their names are known, and whether it is a round trip. */
export const useTripHeader = ({ originName, destinationName, category }: TripEnds) => {
  const t = useBookingTexts()
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
