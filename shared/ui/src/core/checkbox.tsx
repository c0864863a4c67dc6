import { type ReactNode, type Ref, useId } from 'react'
import styles from './checkbox.module.css'
import { FieldError } from './field-error'
import { TickBox } from './tick-box'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label; links inside it open instead of ticking. */
  children: ReactNode
  /** What is wrong, in place. */
  error?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

export const Checkbox = ({ checked, onChange, children, error, disabled, ref }: CheckboxProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <TickBox
          ref={ref}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.text}>{children}</span>
      </label>
      <FieldError id={id} text={error} />
    </div>
  )
}
