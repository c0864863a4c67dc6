import {
  type DaySales,
  FormSection,
  type Sections,
  useDayViolationTexts,
  useTripChoiceTexts,
} from '@shuttle/booking/checkout'
import type { CivilDate, Direction } from '@shuttle/domain'
import { chooseDate, chooseReturnDate, type TripSelection } from '../../domain/trip-selection'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import { ChooseDate } from './choose-date'

interface ChooseDatesProps {
  selection: TripSelection
  change: (change: (before: TripSelection) => TripSelection) => void
  isRoundTrip: boolean
  /** Days ahead on sale, today not counted. */
  windowDays: number
  soldOutDays: Readonly<Record<Direction, readonly CivilDate[]>>
  daySales: Readonly<Record<Direction, DaySales>>
  /** Days that were chosen and are no longer on sale. */
  isStale: Readonly<Record<'date' | 'returnDate', boolean>>
  /** What the confirm step found wrong with a day. */
  errors: Readonly<Record<'date' | 'returnDate', string | undefined>>
  sections: Sections<'date' | 'returnDate'>
}

/** The outbound day and, on a round trip, the inbound one. */
export const ChooseDates = ({
  selection,
  change,
  isRoundTrip,
  windowDays,
  soldOutDays,
  daySales,
  isStale,
  errors,
  sections,
}: ChooseDatesProps) => {
  const t = useTicketDetailsTexts()
  const choiceT = useTripChoiceTexts()
  const violationTexts = useDayViolationTexts(windowDays)
  const isReturnTooEarly =
    selection.date !== undefined && selection.returnDate !== undefined && selection.returnDate < selection.date
  /** Days of the outbound calendar differ in price, and those of this one cannot. */
  const havePricesOfDays = new Set(daySales.outbound.fares.map(({ lowest }) => lowest)).size > 1
  return (
    <>
      <FormSection at={sections.date}>
        <ChooseDate
          title={t('date.title')}
          date={selection.date}
          windowDays={windowDays}
          soldOutDays={soldOutDays.outbound}
          daySales={daySales.outbound}
          error={errors.date}
          warning={isStale.date ? choiceT('date.dropped') : undefined}
          folds={isRoundTrip}
          onChoose={(date) => change((before) => chooseDate(before, date))}
        />
      </FormSection>
      {isRoundTrip && (
        <FormSection at={sections.returnDate}>
          <ChooseDate
            title={t('returnDate.title')}
            date={selection.returnDate}
            windowDays={windowDays}
            soldOutDays={soldOutDays.inbound}
            daySales={daySales.inbound}
            earliest={selection.date}
            hint={havePricesOfDays ? t('returnDate.sameFare') : undefined}
            error={isReturnTooEarly ? violationTexts['too-early'] : errors.returnDate}
            warning={isStale.returnDate ? t('returnDate.dropped') : undefined}
            folds
            onChoose={(date) => change((before) => chooseReturnDate(before, date))}
          />
        </FormSection>
      )}
    </>
  )
}
