import { useBookingTexts } from '@shuttle/booking'
import type { Fare } from '@shuttle/calls'
import { FARE_WINDOW, type FareType, type FareTypeViolation } from '@shuttle/domain'
import { Card, Notice, SegmentedControl, Skeleton, Stack } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { NotLoadedCard } from '../../components/not-loaded-card'
import type { FareChoices } from '../../domain/fare-choices'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './choose-fare-type.module.css'

/** Up to this number, the seats left are shown. */
const FEW_SEATS = 20

interface ChooseFareTypeProps {
  /** Undefined while loading. */
  choices: FareChoices | undefined
  dateChosen: boolean
  failed: boolean
  onRetry: () => void
  fareType: FareType | undefined
  /** Why the fare type in force is not available. */
  refused: FareTypeViolation | undefined
  onChoose: (fareType: FareType) => void
  /** Of the fare type in force. */
  fare: Fare | undefined
  /** What is sold out, or has too few seats for the people chosen, in place. */
  soldOut: string | undefined
  /** Under the choice: the departures of both directions. */
  children?: ReactNode
}

const findWindow = (fareType: FareType) => (fareType === 'reserved' ? undefined : FARE_WINDOW[fareType])

export const ChooseFareType = (props: ChooseFareTypeProps) => {
  const { choices, dateChosen, failed, onRetry, fareType, refused, onChoose, fare, soldOut, children } = props
  const t = useTicketDetailsTexts()
  const bookingT = useBookingTexts()
  if (!dateChosen) {
    return (
      <Card title={t('fare.title')}>
        <p className={styles.hint}>{t('fare.chooseDateFirst')}</p>
      </Card>
    )
  }
  if (failed) return <NotLoadedCard query={{ isFetching: false, refetch: onRetry }} />
  if (!choices) {
    return (
      <Card title={t('fare.title')}>
        <div className={styles.waiting}>
          <Skeleton lines={2} label={t('common.loading')} />
        </div>
      </Card>
    )
  }
  const { offered, refusals } = choices
  if (fareType === undefined) {
    return (
      <Card title={t('fare.title')}>
        <Notice kind="warning" announce>
          {t(offered.length > 0 ? 'restriction.nothingLeft' : 'fare.notSold')}
        </Notice>
      </Card>
    )
  }
  const window = findWindow(fareType)
  const seatsLeft = fareType === 'reserved' ? undefined : fare?.seatsLeft
  const isFew = seatsLeft !== undefined && seatsLeft > 0 && seatsLeft <= FEW_SEATS
  const isRestricted = offered.some((type) => refusals[type] === 'MEMBERS_ONLY_FARE')
  return (
    <Card title={t('fare.title')}>
      <Stack>
        <SegmentedControl
          label={t('fare.title')}
          value={fareType}
          onChange={onChoose}
          options={offered.map((type) => ({ value: type, label: bookingT(`fareType.${type}`) }))}
        />
        {isRestricted && (
          <Notice kind={refused ? 'danger' : 'info'} announce>
            {t('restriction.refused')}
          </Notice>
        )}
        {window && <p>{t('fare.window', window)}</p>}
        {isFew && !soldOut && <p className={styles.few}>{t('fare.seatsLeft', { count: seatsLeft })}</p>}
        {soldOut && (
          <Notice kind="danger" announce>
            {soldOut}
          </Notice>
        )}
        {children}
      </Stack>
    </Card>
  )
}
