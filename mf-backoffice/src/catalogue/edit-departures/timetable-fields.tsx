import { FormRow, FormRows } from '@shuttle/ui/backoffice'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import { FileButton } from './file-button'
import { SpreadFields } from './spread-fields'
import { useTimetableErrors } from './use-timetable-errors'
import type { useTimetableForm } from './use-timetable-form'
import { WeekdayBoxes } from './weekday-boxes'

type TimetableFieldsProps = Pick<
  ReturnType<typeof useTimetableForm>,
  'form' | 'change' | 'today' | 'preview' | 'fault' | 'error' | 'refs'
>

/** Days, weekdays and departures of a timetable: typed, read from a file or filled in by an interval. */
export const TimetableFields = (props: TimetableFieldsProps) => {
  const { form, change, today, preview, fault, error, refs } = props
  const t = useDeparturesTexts()
  const formatErrors = useTimetableErrors()
  const linesError = fault === 'timetable' ? t('timetable.none') : (formatErrors(preview?.errors ?? []) ?? error)
  const fill = (timetable: string) => {
    change({ timetable })
    refs.timetable.current?.focus()
  }
  return (
    <>
      <FormRows>
        <FormRow label={t('common.firstTravelDay')} error={fault === 'days' ? t('days.invalid') : undefined}>
          {(row) => (
            <input
              {...row}
              ref={refs.days}
              type="date"
              min={today}
              value={form.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          )}
        </FormRow>
        <FormRow label={t('common.lastTravelDay')}>
          {(row) => (
            <input
              {...row}
              type="date"
              min={form.from}
              value={form.to}
              onChange={({ target }) => change({ to: target.value })}
            />
          )}
        </FormRow>
      </FormRows>
      <WeekdayBoxes
        value={form.weekdays}
        onChange={(weekdays) => change({ weekdays })}
        error={fault === 'weekdays' ? t('timetable.noWeekday') : undefined}
        firstRef={refs.weekdays}
      />
      <FormRows>
        <FormRow label={t('timetable.lines')} hint={t('timetable.linesHint')} error={linesError}>
          {(row) => (
            <textarea
              {...row}
              ref={refs.timetable}
              rows={8}
              spellCheck={false}
              value={form.timetable}
              onChange={({ target }) => change({ timetable: target.value })}
            />
          )}
        </FormRow>
      </FormRows>
      <FileButton onText={fill} />
      <SpreadFields onFill={fill} />
    </>
  )
}
