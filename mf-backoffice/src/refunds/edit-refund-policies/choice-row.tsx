import { FormRow } from '@shuttle/ui/backoffice'

interface ChoiceRowProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: Readonly<Record<Value, string>>
}

/** A choice of few options, as a row of a form. */
export const ChoiceRow = <Value extends string>({ label, value, onChange, options }: ChoiceRowProps<Value>) => (
  <FormRow label={label}>
    {(row) => (
      <select {...row} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {(Object.keys(options) as Value[]).map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    )}
  </FormRow>
)
