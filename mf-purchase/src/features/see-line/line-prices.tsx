import { useBookingTexts } from '@shuttle/booking'
import type { Fare, LineOnSale } from '@shuttle/calls'
import { civilDateAt, currencyForOrigin, FARE_WINDOW, formatMoney } from '@shuttle/domain'
import { now } from '@shuttle/host'
import { hasFailed, useFares } from '@shuttle/queries'
import { Card, Money, Skeleton } from '@shuttle/ui'
import { PartFailureCard } from '../../components/part-failure-card'
import { useGuideTexts } from '../../i18n/use-guide-texts'
import styles from './line-prices.module.css'

/** What a ticket of today costs, by kind of ticket. */
export const LinePrices = ({ line }: { line: LineOnSale }) => {
  const t = useGuideTexts()
  const bookingT = useBookingTexts()
  const currency = currencyForOrigin(line.originCode)
  const fares = useFares({ lineCode: line.lineCode, currency }, civilDateAt(now()))
  const reducedText = ({ fares: { child, elderly } }: Fare) => {
    const comma = t('stop.comma')
    const names = [bookingT('passengerType.child'), bookingT('passengerType.elderly')]
    const of = (name: string | undefined, cents: number | undefined) =>
      cents === undefined ? [] : [`${name} ${formatMoney(cents, currency)}`]
    if (child === elderly) return of(names.join(comma), child).join('')
    return [...of(names[0], child), ...of(names[1], elderly)].join(comma)
  }
  if (hasFailed(fares)) return <PartFailureCard query={fares} title={t('line.pricesFailed')} />
  if (!fares.data) return <Skeleton kind="card" lines={4} label={t('common.loading')} />
  return (
    <Card title={t('line.prices')} aside={line.category === 'roundTrip' && <span>{t('line.eachWay')}</span>}>
      {fares.data.length === 0 && <p className={styles.muted}>{t('line.noPrices')}</p>}
      <ul className={styles.prices}>
        {fares.data.map((fare) => (
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
