import type { LineOnSale } from '@shuttle/calls'
import { airportDirection, type CivilDate, DEFAULT_RIDE } from '@shuttle/domain'
import { Notice } from '@shuttle/ui'
import { useDuration } from '../../components/use-duration'
import { isComboOn } from '../../domain/is-combo-on'
import { useTexts } from '../../i18n/use-texts'

/** How the buses of a line connect with flights, by its own settings, and its family combo while it is on. */
export const LineNotice = ({ line, day }: { line: LineOnSale; day: CivilDate }) => {
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
      {isComboOn(line, day) && <p>{t('home.family')}</p>}
    </Notice>
  )
}
