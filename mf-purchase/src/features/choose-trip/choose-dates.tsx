import type { CivilDate } from '@shuttle/domain'
import { now, toast } from '@shuttle/host'
import { useEffect } from 'react'
import { chooseDate, chooseReturnDate, dropStaleDates, type PurchaseDraft } from '../../domain/purchase-draft'
import { useTexts } from '../../i18n/use-texts'
import { FormPlace, type Places } from '../../screen/form-place'
import { ChooseDate } from './choose-date'

interface ChooseDatesProps {
  draft: PurchaseDraft
  change: (change: (before: PurchaseDraft) => PurchaseDraft) => void
  isRoundTrip: boolean
  /** Days ahead on sale, today not counted. */
  windowDays: number
  soldOutDays: Readonly<Record<'out' | 'back', readonly CivilDate[]>>
  places: Pick<Places, 'date' | 'returnDate'>
}

/** The day of departure and, on a round trip, of the way back. */
export const ChooseDates = ({ draft, change, isRoundTrip, windowDays, soldOutDays, places }: ChooseDatesProps) => {
  const t = useTexts()
  // A draft kept over midnight may name a day that has passed meanwhile.
  useEffect(() => {
    const kept = dropStaleDates(draft, now(), windowDays)
    if (kept === draft) return
    change(() => kept)
    toast(t(kept.date === draft.date ? 'returnDate.dropped' : 'date.dropped'), 'notice')
  }, [draft, change, windowDays, t])

  const isReturnTooEarly = draft.date !== undefined && draft.returnDate !== undefined && draft.returnDate < draft.date
  return (
    <>
      <FormPlace at={places.date}>
        <ChooseDate
          title={t('date.title')}
          hint={t('date.choose')}
          date={draft.date}
          windowDays={windowDays}
          soldOutDays={soldOutDays.out}
          folds={isRoundTrip}
          onChoose={(date) => change((before) => chooseDate(before, date))}
        />
      </FormPlace>
      {isRoundTrip && (
        <FormPlace at={places.returnDate}>
          <ChooseDate
            title={t('returnDate.title')}
            hint={t('returnDate.choose')}
            date={draft.returnDate}
            windowDays={windowDays}
            soldOutDays={soldOutDays.back}
            earliest={draft.date}
            error={isReturnTooEarly ? t('returnDate.beforeDeparture') : undefined}
            folds
            onChoose={(date) => change((before) => chooseReturnDate(before, date))}
          />
        </FormPlace>
      )}
    </>
  )
}
