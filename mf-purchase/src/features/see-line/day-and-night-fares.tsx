import { useBookingTexts } from '@shuttle/booking'
import type { Fare, LineOnSale } from '@shuttle/calls'
import { addDays, civilDateAt, currencyForOrigin, FARE_WINDOW, formatMoney, isAirportLine } from '@shuttle/domain'
import { now } from '@shuttle/host'
import { hasFailed, useFares } from '@shuttle/queries'
import { Card, Money, Skeleton } from '@shuttle/ui'
import { PartFailureCard } from '../../components/part-failure-card'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './day-and-night-fares.module.css'

/** What a ticket costs today, by kind of ticket. */
export const DayAndNightFares = ({ line }: { line: LineOnSale }) => {
  const t = useGuideTexts()
  const bookingT = useBookingTexts()
  const currency = currencyForOrigin(line.originCode)
  const today = civilDateAt(now())
  const priced = { lineCode: line.lineCode, currency }
  const fares = useFares(priced, today)
  // Today's night tickets are over in the morning: they are shown as those of tomorrow.
  const isComplete = !fares.data || isAirportLine(line.lineCode) || fares.data.length > 1
  const later = useFares(priced, isComplete ? undefined : addDays(today, 1))
  const reducedText = ({ fares: { child, elderly } }: Fare) => {
    const comma = t('stop.comma')
    const names = [bookingT('passengerType.child'), bookingT('passengerType.elderly')]
    const of = (name: string | undefined, cents: number | undefined) =>
      cents === undefined ? [] : [`${name} ${formatMoney(cents, currency)}`]
    if (child === elderly) return of(names.join(comma), child).join('')
    return [...of(names[0], child), ...of(names[1], elderly)].join(comma)
  }
  if (hasFailed(fares)) return <PartFailureCard query={fares} title={t('line.pricesFailed')} />
  if (!fares.data || (!isComplete && later.isPending))
    return <Skeleton kind="card" lines={4} label={t('common.loading')} />
  const isMissing = ({ fareType }: Fare) => !fares.data.some((fare) => fare.fareType === fareType)
  const shown = [...fares.data, ...(later.data ?? []).filter(isMissing)]
  return (
    <Card title={t('line.prices')} aside={line.category === 'roundTrip' && <span>{t('line.eachWay')}</span>}>
      {shown.length === 0 && <p className={styles.muted}>{t('line.noPrices')}</p>}
      <ul>
        {shown.map((fare) => (
          <li key={fare.fareType} className={styles.price}>
            <strong>{bookingT(`fareType.${fare.fareType}`)}</strong>
            <Money amount={fare.fares.adult === undefined ? '' : formatMoney(fare.fares.adult, currency)} />
            <span className={styles.muted}>
              {fare.fareType !== 'reserved' && `${FARE_WINDOW[fare.fareType].from}–${FARE_WINDOW[fare.fareType].to}`}
            </span>
            <span className={styles.muted}>{reducedText(fare)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
