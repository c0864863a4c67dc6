import { type ReactNode, useId } from 'react'
import styles from './segmented-control.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice; read aloud, not shown. */
  label: string
  /** Undefined while nothing is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  options: readonly {
    value: Value
    label: ReactNode
    disabled?: boolean
    /** Styled as disabled, but can be focused and pressed: the caller shows why it cannot be chosen. */
    refused?: boolean | undefined
  }[]
}

/** One of a few options, all visible: a radio group whose chosen part has a bar, not only a shade. */
export const SegmentedControl = <Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-disabled={option.refused || undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
