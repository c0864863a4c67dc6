import { SegmentedControl } from '@shuttle/ui'
import styles from './desk.module.css'

/** One of a few, all of them seen, under their name. */
export const Choice = <Value extends string>(props: {
  label: string
  value: Value
  options: Readonly<Partial<Record<Value, string>>>
  onChange: (value: Value) => void
}) => (
  <div>
    <span aria-hidden className={styles.label}>
      {props.label}
    </span>
    <SegmentedControl
      label={props.label}
      value={props.value}
      onChange={props.onChange}
      options={(Object.entries(props.options) as [Value, string][]).map(([value, label]) => ({ value, label }))}
    />
  </div>
)
