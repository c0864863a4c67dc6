import type { FieldProps } from '@shuttle/forms'
import { FormRow } from '@shuttle/ui/backoffice'

interface FormFieldProps {
  field: FieldProps<string>
  label: string
  hint?: string | undefined
  /** `area` has several lines; `moment` is a day and a time in business time. */
  kind?: 'text' | 'area' | 'date' | 'moment' | 'number'
  maxLength?: number | undefined
  required?: boolean | undefined
  /** The earliest day that a calendar offers. */
  min?: string | undefined
  /** Language of the input, for fonts and screen readers. */
  lang?: string | undefined
}

const TYPES = { text: 'text', date: 'date', moment: 'datetime-local', number: 'text' } as const

/** The form focuses the control with an error and does not depend on its element type. */
type ControlRef = (control: HTMLElement | null) => void

/** A form control as a row of the back office. */
export const FormField = ({ field, label, hint, kind = 'text', maxLength, required, min, lang }: FormFieldProps) => {
  const { value, onChange, error } = field
  const ref = field.ref as ControlRef
  return (
    <FormRow label={label} hint={hint} error={error}>
      {(row) =>
        kind === 'area' ? (
          <textarea
            {...row}
            ref={ref}
            rows={3}
            lang={lang}
            maxLength={maxLength}
            required={required}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...row}
            ref={ref}
            type={TYPES[kind]}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            lang={lang}
            maxLength={maxLength}
            required={required}
            min={min}
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </FormRow>
  )
}

interface FormSelectProps<Value extends string | undefined> {
  field: FieldProps<Value>
  label: string
  hint?: string | undefined
  /** An option without a value is for `undefined`. */
  options: readonly { value: Value; label: string }[]
}

/** A select as a row of the back office. */
export const FormSelect = <Value extends string | undefined>({
  field,
  label,
  hint,
  options,
}: FormSelectProps<Value>) => {
  const choose = (chosen: string) => {
    const option = options.find(({ value = '' }) => value === chosen)
    if (option) field.onChange(option.value)
  }
  return (
    <FormRow label={label} hint={hint} error={field.error}>
      {(row) => (
        <select
          {...row}
          ref={field.ref as ControlRef}
          value={field.value ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(({ value, label: name }) => (
            <option key={value ?? ''} value={value ?? ''}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  )
}
