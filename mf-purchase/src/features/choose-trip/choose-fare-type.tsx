import { useBookingTexts } from '@shuttle/booking'
import type { Fare } from '@shuttle/calls'
import { areSeatsFew, type CivilDate, type FareType, type FareTypeViolation, formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { bookingErrorTexts } from '@shuttle/i18n/errors'
import { Card, Notice, Skeleton, Stack } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { NotLoadedCard } from '../../components/not-loaded-card'
import type { FareChoices } from '../../domain/fare-choices'
import { isSoldOut } from '../../domain/sold-out'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { AnyBus } from './any-bus'
import styles from './choose-fare-type.module.css'
import { EarlyFareTypes, type EarlyFareTypesProps } from './early-fare-types'
import { FareTypeControl } from './fare-type-control'

interface ChooseFareTypeProps {
  /** Undefined while loading. */
  choices: FareChoices | undefined
  /** Days of travel chosen so far, in the order of the rides. */
  dates: readonly CivilDate[]
  /** Fares before a date is chosen; undefined while loading. */
  early: Pick<EarlyFareTypesProps, 'ranges' | 'currency'> | undefined
  failed: boolean
  onRetry: () => void
  /** In force; undefined if the passenger has to choose, or nothing can be bought. */
  fareType: FareType | undefined
  /** Chosen by the passenger, whether it is offered or not. */
  chosen: FareType | undefined
  /** Why the fare type in force is not available. */
  refused: FareTypeViolation | undefined
  onChoose: (fareType: FareType) => void
  /** One for each ticket type with a price. */
  fares: readonly Fare[]
  /** What is sold out, has too few seats, or is wrong with the choice, in place. */
  problem: string | undefined
  /** Under the choice: the departures of both directions. */
  children?: ReactNode
}

export const ChooseFareType = (props: ChooseFareTypeProps) => {
  const { choices, dates, early, failed, onRetry, fareType, chosen, refused, onChoose, fares, problem, children } =
    props
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  const language = useLanguage()
  if (dates.length === 0 && early) {
    return (
      <Card title={t('fare.title')}>
        <EarlyFareTypes {...early} chosen={chosen} onChoose={onChoose} />
      </Card>
    )
  }
  if (failed) return <NotLoadedCard query={{ isFetching: false, refetch: onRetry }} />
  if (!choices) {
    return (
      <Card title={t('fare.title')}>
        {early && early.ranges.length > 0 ? (
          <EarlyFareTypes {...early} dates={dates} chosen={chosen} onChoose={onChoose} />
        ) : (
          <Skeleton lines={2} label={t('common.loading')} />
        )}
      </Card>
    )
  }
  const { offered, refusals } = choices
  const isGone = fareType === undefined && chosen !== undefined && offered.length > 0
  if (fareType === undefined && !isGone) {
    return (
      <Card title={t('fare.title')}>
        <Notice kind="warning" announce>
          {t(offered.length > 0 ? 'restriction.nothingLeft' : 'fare.notSold')}
        </Notice>
      </Card>
    )
  }
  const findFare = (type: FareType | undefined) => fares.find((fare) => fare.fareType === type)
  const seatsLeft = fareType === 'reserved' ? undefined : findFare(fareType)?.seatsLeft
  const isFew = seatsLeft !== undefined && areSeatsFew(seatsLeft)
  const isRestricted = offered.some((type) => refusals[type] === 'MEMBERS_ONLY_FARE')
  /** Fare of an adult. */
  const getPrice = (fare: Fare | undefined) => {
    if (!fare) return undefined
    if (isSoldOut(fare, 1)) return t('departure.soldOut')
    return fare.fares.adult === undefined ? undefined : formatMoney(fare.fares.adult, fare.currency)
  }
  return (
    <Card title={t('fare.title')}>
      <Stack>
        <FareTypeControl
          offered={offered}
          value={fareType}
          dates={dates}
          onChoose={onChoose}
          getPrice={(type) => getPrice(findFare(type))}
          isRefused={(type) => refusals[type] !== undefined}
        />
        {isRestricted && (
          <Notice kind={refused ? 'danger' : 'info'} announce>
            {bookingErrorTexts[language].MEMBERS_ONLY_FARE}
          </Notice>
        )}
        {isGone && (
          <Notice kind="warning" announce>
            {t('fare.gone', { type: bookingT(`fareType.${chosen}`) })}
          </Notice>
        )}
        {fareType !== undefined && fareType !== 'reserved' && <AnyBus offered={offered} dates={dates} />}
        {isFew && !problem && <p className={styles.few}>{t('fare.seatsLeft', { count: seatsLeft })}</p>}
        {problem && (
          <Notice kind="danger" announce>
            {problem}
          </Notice>
        )}
        {children}
      </Stack>
    </Card>
  )
}
