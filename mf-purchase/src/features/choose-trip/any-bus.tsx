import { addDays, type CivilDate, type FareType, getWeekday } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { weekdayName } from '@shuttle/i18n/format'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-fare-type.module.css'

interface AnyBusProps {
  offered: readonly FareType[]
  /** Days of travel chosen so far, in the order of the rides. */
  dates: readonly CivilDate[]
}

/** What day and night tickets are good for; the night of a day is the one that begins on the day before. */
export const AnyBus = ({ offered, dates: [date, returnDate] }: AnyBusProps) => {
  const t = useTicketDetailsTexts()
  const language = useLanguage()
  const name = (day: CivilDate) => weekdayName(getWeekday(day), language)
  const night = date && { from: name(addDays(date, -1)), to: name(date) }
  const returnNight = returnDate && { backFrom: name(addDays(returnDate, -1)), backTo: name(returnDate) }
  const writeText = () => {
    if (!offered.includes('night') || !night) return t('fare.anyBus')
    return returnNight ? t('fare.anyBusNights', { ...night, ...returnNight }) : t('fare.anyBusNight', night)
  }
  return <p className={styles.about}>{writeText()}</p>
}
