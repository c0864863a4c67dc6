import { useId } from 'react'
import styles from './desk.module.css'

/** One of a few, all of them seen. */
export const Choice = <Value extends string>(props: {
  label: string
  value: Value
  options: Readonly<Partial<Record<Value, string>>>
  onChange: (value: Value) => void
}) => {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.label}>{props.label}</legend>
      <div className={styles.options}>
        {(Object.entries(props.options) as [Value, string][]).map(([value, text]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span className={styles.face}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
