import { GENDERS, type Gender } from '@shuttle/domain'
import { FieldError, SegmentedControl } from '@shuttle/ui'
import { useId } from 'react'
import { usePassengersTexts } from '../../i18n/use-passengers-texts'
import styles from './enter-travel-documents.module.css'

interface GenderFieldProps {
  value: Gender | ''
  error: string | undefined
  onChange: (gender: Gender) => void
}

/** The gender as the travel document has it. */
export const GenderField = ({ value, error, onChange }: GenderFieldProps) => {
  const t = usePassengersTexts()
  const id = useId()
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      className={styles.choice}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={id} className={styles.label}>
        {t('document.gender')}
      </p>
      <SegmentedControl
        label={t('document.gender')}
        value={value === '' ? undefined : value}
        onChange={onChange}
        options={GENDERS.map((gender) => ({ value: gender, label: t(`document.genders.${gender}`) }))}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
