import { type FieldProps, groupRef } from '@shuttle/forms'
import { Checkbox, FieldError } from '@shuttle/ui'
import { useId } from 'react'
import styles from './choice-list.module.css'

interface ChoiceListProps<Value extends string> {
  field: {
    value: readonly Value[]
    onChange: (value: Value[]) => void
    error: string | undefined
    /** Missing for a list that shares the field of another one. */
    ref?: FieldProps<unknown>['ref']
  }
  label: string
  hint?: string | undefined
  options: readonly { value: Value; label: string }[]
}

/** Any number of options; the hint below explains an empty choice. */
export const ChoiceList = <Value extends string>({ field, label, hint, options }: ChoiceListProps<Value>) => {
  const id = useId()
  const { value, onChange, error } = field
  // Stores the order of the options, not the order of the ticks.
  const toggle = (ticked: Value, isOn: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === ticked ? isOn : value.includes(each))))
  return (
    <fieldset
      ref={field.ref && groupRef(field.ref)}
      aria-describedby={[hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} text={error} />
    </fieldset>
  )
}
