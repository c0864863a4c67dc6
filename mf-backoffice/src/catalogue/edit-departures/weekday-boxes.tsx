import { useLanguage } from '@shuttle/host'
import { weekdayName } from '@shuttle/i18n/format'
import { Checkbox, FieldError } from '@shuttle/ui'
import { type RefObject, useId } from 'react'
import { useDeparturesTexts } from '../texts/use-departures-texts'
import styles from './edit-departures.module.css'
import { WEEKDAYS } from './timetable-form'

interface WeekdayBoxesProps {
  value: readonly number[]
  onChange: (weekdays: readonly number[]) => void
  error: string | undefined
  /** The first box, which receives the focus when none is ticked. */
  firstRef: RefObject<HTMLInputElement | null>
}

/** Days of the week as boxes. */
export const WeekdayBoxes = ({ value, onChange, error, firstRef }: WeekdayBoxesProps) => {
  const t = useDeparturesTexts()
  const language = useLanguage()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend>{t('timetable.weekdays')}</legend>
      <div className={styles.weekdays}>
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            {...(weekday === 1 && { ref: firstRef })}
            checked={value.includes(weekday)}
            onChange={(isChosen) =>
              onChange(WEEKDAYS.filter((one) => (one === weekday ? isChosen : value.includes(one))))
            }
          >
            {weekdayName(weekday, language, 'short')}
          </Checkbox>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  )
}
