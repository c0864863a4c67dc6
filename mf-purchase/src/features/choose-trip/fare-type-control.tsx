import { useBookingTexts } from '@shuttle/booking'
import type { FareType } from '@shuttle/domain'
import { SegmentedControl } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-fare-type.module.css'

interface FareTypeControlProps {
  offered: readonly FareType[]
  /** Undefined where none is chosen. */
  value: FareType | undefined
  onChoose: (fareType: FareType) => void
  /** Under the name, so that ticket types can be compared before one is chosen. */
  getPrice: (fareType: FareType) => string | undefined
  isRefused?: (fareType: FareType) => boolean
}

/** Ticket types, each with its price. */
export const FareTypeControl = ({ offered, value, onChoose, getPrice, isRefused }: FareTypeControlProps) => {
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
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
            <span>{bookingT(`fareType.${type}`)}</span> <span className={styles.price}>{getPrice(type)}</span>
          </span>
        ),
      }))}
    />
  )
}
