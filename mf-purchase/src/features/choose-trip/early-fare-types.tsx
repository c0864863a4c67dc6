import { type Currency, type FareRange, type FareType, formatMoney, TIME_MODES } from '@shuttle/domain'
import { Stack } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-fare-type.module.css'
import { FareTypeControl } from './fare-type-control'

export interface EarlyFareTypesProps {
  /** Over the days on sale; empty where they are not known. */
  ranges: readonly FareRange[]
  currency: Currency
  /** Chosen by the passenger; the day that is chosen later decides whether it is sold. */
  chosen: FareType | undefined
  onChoose: (fareType: FareType) => void
}

/** Ticket types before a day is chosen, with the adult fare of the days on sale: the lowest, where they differ. */
export const EarlyFareTypes = ({ ranges, currency, chosen, onChoose }: EarlyFareTypesProps) => {
  const t = useTicketDetailsTexts()
  const offered = TIME_MODES.filter((type) => ranges.some(({ fareType }) => fareType === type))
  const getPrice = (type: FareType) => {
    const range = ranges.find(({ fareType, passengerType }) => fareType === type && passengerType === 'adult')
    if (!range) return undefined
    const amount = formatMoney(range.lowest, currency)
    return range.lowest === range.highest ? amount : t('home.from', { amount })
  }
  const differs = ranges.some(({ lowest, highest }) => lowest !== highest)
  const hint = <p className={styles.hint}>{t('fare.chooseDateFirst')}</p>
  if (offered.length === 0) return hint
  return (
    <Stack>
      <FareTypeControl offered={offered} value={chosen} onChoose={onChoose} getPrice={getPrice} />
      {differs && hint}
    </Stack>
  )
}
