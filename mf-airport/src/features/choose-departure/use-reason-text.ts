import type { CivilDate } from '@shuttle/domain'
import { connectionWindow } from '@shuttle/domain'
import { useClockTime } from '../../components/use-clock-time'
import { useDuration } from '../../components/use-duration'
import type { Connection, DepartureOption } from '../../domain/departure-options'
import { useDeparturesTexts } from '../../i18n/use-departures-texts'

const MINUTE_MS = 60_000

/** Why a departure is closed, in a sentence with the relevant times. */
export const useReasonText = (connection: Connection, seats: number): ((option: DepartureOption) => string) => {
  const t = useDeparturesTexts()
  const toTime = useClockTime()
  const toDuration = useDuration()
  const { direction, flightAt, settings } = connection
  const { from, until } = connectionWindow(direction, flightAt, settings)
  const closesAt = until + settings.rideMinutes * MINUTE_MS
  return ({ departure, departsAt, arrivesAt, seatsLeft, refusal }) => {
    const day: CivilDate = departure.date
    const times = { arrives: toTime(arrivesAt, day), flight: toTime(flightAt, day) }
    switch (refusal) {
      case undefined:
        return ''
      case 'TOO_LATE_FOR_CHECK_IN':
        if (arrivesAt > flightAt) return t('reason.afterTakeOff', times)
        return t('reason.tooLate', { ...times, closes: toTime(closesAt, day) })
      case 'TOO_SOON_AFTER_LANDING':
        return departsAt < flightAt
          ? t('reason.beforeLanding', times)
          : t('reason.tooSoon', { from: toTime(from, day) })
      case 'TOO_LONG_AFTER_LANDING':
        return t('reason.tooLong', { longest: toDuration(settings.longestWaitMinutes) })
      case 'DEPARTURE_SOLD_OUT':
        return seatsLeft === 0 ? t('reason.soldOut') : t('reason.seatsShort', { count: seatsLeft, seats })
      case 'DEPARTURE_OVER_CAPACITY':
        return t('reason.overCapacity', { seats })
      case 'DEPARTURE_CLOSED':
        return t('reason.closed')
      case 'DEPARTURE_PAUSED':
        return t('reason.paused')
      case 'DEPARTED':
        return t('reason.departed')
      case 'CHANGE_SAME_DEPARTURE':
        return t('reason.same')
      case 'CHANGE_OTHER_FARE':
        return t('reason.otherFare')
    }
  }
}
