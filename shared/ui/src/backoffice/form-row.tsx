import { FieldError } from '@shuttle/ui'
import { type ReactNode, useId } from 'react'
import styles from './form-row.module.css'

/** Props for the control of the row, so that label, hint and error belong to it. */
export interface RowField {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FormRowProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Renders the control: `(field) => <input {...field} />`. */
  children: (field: RowField) => ReactNode
}

/** A label beside its control, its hint and its error below. */
export const FormRow = ({ label, hint, error, children }: FormRowProps) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        {children({
          id,
          className: styles.control,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  )
}

/** Rows of one form under each other, their controls in line. */
export const FormRows = ({ children }: { children: ReactNode }) => <div className={styles.rows}>{children}</div>
