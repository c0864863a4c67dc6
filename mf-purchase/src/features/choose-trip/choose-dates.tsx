import type { CivilDate } from '@shuttle/domain'
import { now, toast } from '@shuttle/host'
import { useEffect } from 'react'
import { FormSection, type Sections } from '../../components/form-section'
import { chooseDate, chooseReturnDate, dropStaleDates, type TripSelection } from '../../domain/trip-selection'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { ChooseDate } from './choose-date'

interface ChooseDatesProps {
  selection: TripSelection
  change: (change: (before: TripSelection) => TripSelection) => void
  isRoundTrip: boolean
  /** Days ahead on sale, today not counted. */
  windowDays: number
  soldOutDays: Readonly<Record<'outbound' | 'inbound', readonly CivilDate[]>>
  sections: Pick<Sections, 'date' | 'returnDate'>
}

/** The outbound day and, on a round trip, the inbound one. */
export const ChooseDates = ({
  selection,
  change,
  isRoundTrip,
  windowDays,
  soldOutDays,
  sections,
}: ChooseDatesProps) => {
  const t = useTicketDetailsTexts()
  // A selection stored over midnight may name a day that has passed meanwhile.
  useEffect(() => {
    const kept = dropStaleDates(selection, now(), windowDays)
    if (kept === selection) return
    change(() => kept)
    toast(t(kept.date === selection.date ? 'returnDate.dropped' : 'date.dropped'), 'notice')
  }, [selection, change, windowDays, t])

  const isReturnTooEarly =
    selection.date !== undefined && selection.returnDate !== undefined && selection.returnDate < selection.date
  return (
    <>
      <FormSection at={sections.date}>
        <ChooseDate
          title={t('date.title')}
          hint={t('date.choose')}
          date={selection.date}
          windowDays={windowDays}
          soldOutDays={soldOutDays.outbound}
          folds={isRoundTrip}
          onChoose={(date) => change((before) => chooseDate(before, date))}
        />
      </FormSection>
      {isRoundTrip && (
        <FormSection at={sections.returnDate}>
          <ChooseDate
            title={t('returnDate.title')}
            hint={t('returnDate.choose')}
            date={selection.returnDate}
            windowDays={windowDays}
            soldOutDays={soldOutDays.inbound}
            earliest={selection.date}
            error={isReturnTooEarly ? t('returnDate.beforeDeparture') : undefined}
            folds
            onChoose={(date) => change((before) => chooseReturnDate(before, date))}
          />
        </FormSection>
      )}
    </>
  )
}
