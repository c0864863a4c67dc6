import { type CivilDate, type Currency, type FareRange, type FareType, formatMoney, TIME_MODES } from '@shuttle/domain'
import { Stack } from '@shuttle/ui'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { AnyBus } from './any-bus'
import styles from './choose-fare-type.module.css'
import { FareTypeControl } from './fare-type-control'

export interface EarlyFareTypesProps {
  /** Over the days on sale; empty where they are not known. */
  ranges: readonly FareRange[]
  currency: Currency
  /** Days of travel whose own fares are still loading. */
  dates?: readonly CivilDate[]
  /** Chosen by the passenger; the day that is chosen later decides whether it is sold. */
  chosen: FareType | undefined
  onChoose: (fareType: FareType) => void
}

/** Ticket types until the fares of a day are loaded, with the adult fare of the days on sale: the lowest, where they differ. */
export const EarlyFareTypes = ({ ranges, currency, dates = [], chosen, onChoose }: EarlyFareTypesProps) => {
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
      <FareTypeControl offered={offered} value={chosen} dates={dates} onChoose={onChoose} getPrice={getPrice} />
      {dates.length > 0 ? <AnyBus offered={offered} dates={dates} /> : differs && hint}
    </Stack>
  )
}
