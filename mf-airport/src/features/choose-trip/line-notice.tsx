import type { LineOnSale } from '@shuttle/calls'
import { airportDirection, DEFAULT_RIDE } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { useDuration } from '../../components/use-duration'
import { useTexts } from '../../i18n/use-texts'

/** How the buses of a line connect with flights, by its own settings. */
export const LineNotice = ({ line }: { line: LineOnSale }) => {
  const t = useTexts()
  const toDuration = useDuration()
  const ride = line.ride ?? DEFAULT_RIDE
  const connect =
    airportDirection(line.lineCode) === 'fromAirport'
      ? t('home.connectFrom', {
          landing: toDuration(ride.landingMinutes),
          longest: toDuration(ride.longestWaitMinutes),
        })
      : t('home.connectTo', { checkIn: toDuration(ride.checkInMinutes) })
  return (
    <Notice>
      <p>{connect}</p>
      <p>{t('home.oneChange', { lead: toDuration(ride.changeLeadMinutes) })}</p>
    </Notice>
  )
}
