import { useBookingTexts } from '@shuttle/booking'
import { type CivilDate, FARE_WINDOW, type FareType } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate } from '@shuttle/i18n/format'
import { SegmentedControl } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-fare-type.module.css'

interface FareTypeControlProps {
  offered: readonly FareType[]
  /** Undefined where none is chosen. */
  value: FareType | undefined
  onChoose: (fareType: FareType) => void
  /** Days of travel chosen so far, in the order of the rides. */
  dates?: readonly CivilDate[]
  /** Beside the name, so that ticket types can be compared before one is chosen. */
  getPrice: (fareType: FareType) => string | undefined
  isRefused?: (fareType: FareType) => boolean
}

/** Ticket types, each with its price, and the days and hours in which it is valid. */
export const FareTypeControl = ({
  offered,
  value,
  onChoose,
  dates = [],
  getPrice,
  isRefused,
}: FareTypeControlProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  const days = dates.map((date) => formatDate(date, language, 'short'))
  return (
    <SegmentedControl
      label={t('fare.title')}
      value={value}
      onChange={onChoose}
      options={offered.map((type) => ({
        value: type,
        refused: isRefused?.(type),
        label: (
          <span className={styles.option}>
            <span>{bookingT(`fareType.${type}`)}</span> <span className={styles.price}>{getPrice(type)}</span>{' '}
            {type !== 'reserved' && (
              <span className={styles.hours}>
                {days.map((day) => (
                  <span key={day}>{day} </span>
                ))}
                <span>{t('fare.hours', FARE_WINDOW[type])}</span>
              </span>
            )}
          </span>
        ),
      }))}
    />
  )
}
