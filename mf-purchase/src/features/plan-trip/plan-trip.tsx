import { lineHref, tripHref } from '@shuttle/booking/addresses'
import type { LineOnSale } from '@shuttle/calls'
import { civilDateAt, currencyForOrigin, formatMoney } from '@shuttle/domain'
import { useNow } from '@shuttle/host'
import { buttonClass, Money, SegmentedControl, Stepper, VisuallyHidden } from '@shuttle/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  findLine,
  plannedDays,
  plannedLine,
  plannedPrice,
  startPlan,
  type TripPlan,
  toTripChoice,
} from '../../domain/trip-plan'
import { useTripPlanTexts } from '../../i18n/use-trip-plan-texts'
import { ChooseEnds } from './choose-ends'
import { ChooseShortcut } from './choose-shortcut'
import styles from './plan-trip.module.css'

const MINUTE_MS = 60_000

/**
 * A trip in one card: both ends, days and adults, with its price; the button leads to the ticket details of the line
 * with all of it filled in (rule D11.both-ways.1). Nothing without a bus line on sale.
 */
export const PlanTrip = ({ lines }: { lines: readonly LineOnSale[] }) => {
  const t = useTripPlanTexts()
  const id = useId()
  const now = useNow(MINUTE_MS)
  const [chosen, setPlan] = useState<TripPlan>()
  const plan = chosen ?? startPlan(lines)
  const line = plan && plannedLine(lines, plan)
  if (!plan || !line) return null

  const change = (part: Partial<TripPlan>) => setPlan({ ...plan, ...part })
  const { category } = line
  const isBothWays = category === 'roundTrip'
  const choice = toTripChoice(plan, line, now)
  const { date } = plannedDays(plan, now)
  const price = plannedPrice(plan, line)
  const kinds = (['oneWay', 'roundTrip'] as const).map((value) => ({
    value,
    label: t(`plan.${value}`),
    disabled: !findLine(lines, plan, value),
  }))
  return (
    <section className={styles.plan} aria-labelledby={id}>
      <h2 id={id}>
        <VisuallyHidden>{t('plan.title')}</VisuallyHidden>
      </h2>
      <div className={styles.route}>
        <SegmentedControl
          label={t('plan.kind')}
          value={category}
          onChange={(value) => change({ category: value })}
          options={kinds}
        />
        {kinds.some(({ value, disabled }) => value === 'roundTrip' && disabled) && (
          <p className={styles.hint}>{t('plan.noRoundTrip')}</p>
        )}
        <ChooseEnds lines={lines} plan={plan} onChange={setPlan} />
        <Link to={lineHref(line.lineCode)} className={styles.guide}>
          {t('plan.guide')}
        </Link>
      </div>
      <div className={styles.days}>
        <ChooseShortcut
          label={t('plan.outbound')}
          from={civilDateAt(now)}
          names={[t('plan.today'), t('plan.tomorrow')]}
          value={plan.outbound}
          onChange={(outbound) => change({ outbound })}
          other={{
            label: t('plan.otherOutbound'),
            to: tripHref(line, { ...choice, date: undefined, returnDate: undefined }),
          }}
        />
        {isBothWays && (
          <ChooseShortcut
            label={t('plan.inbound')}
            from={date}
            names={[t('plan.sameDay'), t('plan.nextDay')]}
            value={plan.inbound}
            onChange={(inbound) => change({ inbound })}
            other={{ label: t('plan.otherInbound'), to: tripHref(line, { ...choice, returnDate: undefined }) }}
          />
        )}
      </div>
      <div className={styles.people}>
        <Stepper
          label={t('plan.adults')}
          value={plan.adults}
          min={1}
          max={line.limits.maxPerOrder}
          onChange={(adults) => change({ adults })}
          decreaseLabel={t('plan.fewer')}
          increaseLabel={t('plan.more')}
        />
        <Link to={tripHref(line, choice)} className={styles.others}>
          {t('plan.others')} <strong>{t('plan.add')}</strong>
        </Link>
      </div>
      <div className={styles.foot}>
        {price !== undefined && (
          <p className={styles.price}>
            {t(isBothWays ? 'plan.roundTripFor' : 'plan.oneWayFor', { count: plan.adults })}
            <Money amount={formatMoney(price, currencyForOrigin(line.originCode))} size="lg" />
          </p>
        )}
        <Link to={tripHref(line, choice)} className={buttonClass()}>
          {t('plan.select')}
        </Link>
      </div>
    </section>
  )
}
