import { type HTMLInputTypeAttribute, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './field-error'
import styles from './text-field.module.css'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  /** What is wrong, in place; the field is invalid while there is one. */
  error?: string | undefined
  /** Id of a message elsewhere about this field and others; the field is invalid while there is one. */
  errorId?: string | undefined
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'tel' | 'search' | 'date' | 'time'>
  /** Inside the field's right end: get a code, show the password. */
  trailing?: ReactNode
  name?: string
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  required?: boolean
  readOnly?: boolean
  disabled?: boolean
  onBlur?: () => void
  onCompositionStart?: () => void
  onCompositionEnd?: () => void
  ref?: Ref<HTMLInputElement>
}

export const TextField = ({
  label,
  value,
  onChange,
  hint,
  error,
  errorId,
  trailing,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, errorId].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          type={type}
          className={styles.input}
          value={value}
          aria-invalid={error || errorId ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
