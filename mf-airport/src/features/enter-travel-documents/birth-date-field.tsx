import { FilteredField } from '@shuttle/forms'
import { useLanguage } from '@shuttle/host'
import { FieldError } from '@shuttle/ui'
import { useId } from 'react'
import { type BirthDateParts, filterDatePart, joinBirthDate, readBirthDate } from '../../domain/birth-date'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travel-documents.module.css'

const LENGTHS: Readonly<Record<keyof BirthDateParts, number>> = { year: 4, month: 2, day: 2 }

interface BirthDateFieldProps {
  value: string
  error: string | undefined
  onChange: (birthDate: string) => void
}

/** Year, month and day are typed: years of birth are far from the current date in a calendar. */
export const BirthDateField = ({ value, error, onChange }: BirthDateFieldProps) => {
  const t = usePassengersTexts()
  const isEnglish = useLanguage() === 'en'
  const id = useId()
  const parts = readBirthDate(value)
  const order = isEnglish ? (['day', 'month', 'year'] as const) : (['year', 'month', 'day'] as const)
  return (
    <fieldset>
      <legend className={styles.label}>{t('document.birthDate')}</legend>
      <div className={styles.parts}>
        {order.map((part) => (
          <FilteredField
            key={part}
            label={t(`document.${part}`)}
            value={parts[part]}
            filter={(typed) => filterDatePart(typed, LENGTHS[part])}
            onChange={(typed) => onChange(joinBirthDate({ ...parts, [part]: typed }))}
            errorId={error && id}
            inputMode="numeric"
            autoComplete="off"
            required
          />
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  )
}
