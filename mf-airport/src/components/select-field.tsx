import { FieldError } from '@shuttle/ui'
import { useId } from 'react'
import styles from './select-field.module.css'

interface SelectFieldProps<Value extends string> {
  label: string
  /** Empty while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  /** Shown in the field while nothing is chosen. */
  placeholder: string
  error: string | undefined
}

/** One of several options, in the native list of the device. */
export const SelectField = <Value extends string>({
  label,
  value,
  onChange,
  options,
  placeholder,
  error,
}: SelectFieldProps<Value>) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        <option value="" disabled hidden>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
