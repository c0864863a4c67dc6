import styles from './desk.module.css'

/** The moment the remote takes for now; it runs on from there. */
export const ClockField = (props: { value: string; onChange: (value: string) => void }) => (
  <label>
    <span className={styles.label}>Clock (empty: real time)</span>
    <input
      type="datetime-local"
      className={styles.field}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  </label>
)
