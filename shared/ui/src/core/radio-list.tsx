import { type ReactNode, useId } from 'react'
import styles from './radio-list.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  hint?: string
  /** At the end of the row: a logo, an amount. */
  aside?: ReactNode
  disabled?: boolean
}

export interface RadioListProps<Value extends string> {
  /** Names the choice; read aloud, not shown (the card has a visible title). */
  label: string
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly RadioOption<Value>[]
  /** Short labels side by side, instead of a row each. */
  isCompact?: boolean
}

/** One of several, a row each. */
export const RadioList = <Value extends string>({
  label,
  value,
  onChange,
  options,
  isCompact = false,
}: RadioListProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={isCompact ? styles.chips : undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={isCompact ? styles.chip : styles.row}>
          <input
            type="radio"
            className={isCompact ? styles.whole : styles.dot}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.aside}
        </label>
      ))}
    </fieldset>
  )
}
