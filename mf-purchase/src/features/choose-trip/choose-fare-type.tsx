import type { FareOffer } from '@shuttle/calls'
import { FARE_WINDOW, type FareType } from '@shuttle/domain'
import { Card, ErrorCard, Notice, SegmentedControl, Skeleton, Stack } from '@shuttle/ui'
import { useTexts } from '../../i18n/use-texts'
import styles from './choose-fare-type.module.css'

/** Few seats are worth saying. */
const FEW_SEATS = 20

interface ChooseFareTypeProps {
  /** Fare types on sale that day; undefined while unknown. */
  offers: readonly FareOffer[] | undefined
  dateChosen: boolean
  failed: boolean
  onRetry: () => void
  fareType: FareType | undefined
  onChoose: (fareType: FareType) => void
  /** There are not enough seats for the people chosen. */
  soldOut: boolean
  /** No seat is left that day in any fare type. */
  daySoldOut: boolean
}

const windowOf = (fareType: FareType) => (fareType === 'session' ? undefined : FARE_WINDOW[fareType])

export const ChooseFareType = (props: ChooseFareTypeProps) => {
  const { offers, dateChosen, failed, onRetry, fareType, onChoose, soldOut, daySoldOut } = props
  const t = useTexts()
  if (!dateChosen) {
    return (
      <Card title={t('fare.title')}>
        <p className={styles.hint}>{t('fare.chooseDateFirst')}</p>
      </Card>
    )
  }
  if (failed) {
    return (
      <ErrorCard
        title={t('common.loadFailed')}
        text={t('common.loadFailedHint')}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    )
  }
  if (!offers) return <Skeleton kind="card" lines={2} label={t('common.loading')} />
  const chosen = offers.find((offer) => offer.fareType === fareType)
  if (!chosen) {
    return (
      <Card title={t('fare.title')}>
        <Notice kind="warning" announce>
          {t('fare.notSold')}
        </Notice>
      </Card>
    )
  }
  const window = windowOf(chosen.fareType)
  const isFew = chosen.seatsLeft !== undefined && chosen.seatsLeft > 0 && chosen.seatsLeft <= FEW_SEATS
  return (
    <Card title={t('fare.title')}>
      <Stack>
        <SegmentedControl
          label={t('fare.title')}
          value={chosen.fareType}
          onChange={onChoose}
          options={offers.map((offer) => ({ value: offer.fareType, label: t(`fare.${offer.fareType}`) }))}
        />
        {window && <p>{t('fare.window', window)}</p>}
        {isFew && <p className={styles.few}>{t('fare.seatsLeft', { count: chosen.seatsLeft ?? 0 })}</p>}
        {soldOut && (
          <Notice kind="danger" announce>
            {t(daySoldOut ? 'fare.daySoldOut' : 'fare.soldOut')}
          </Notice>
        )}
      </Stack>
    </Card>
  )
}
