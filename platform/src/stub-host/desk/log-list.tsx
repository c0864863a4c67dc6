import styles from './desk.module.css'
import type { NumberedLine } from './use-desk'

/** What the remote did, the latest first: toasts, events, calls, faults. */
export const LogList = (props: { lines: readonly NumberedLine[]; onClear: () => void }) => (
  <section aria-label="Log" className={styles.log}>
    <div className={styles.row}>
      <h2 className={styles.label}>What it did</h2>
      <button type="button" className={styles.small} onClick={props.onClear}>
        Clear
      </button>
    </div>
    {props.lines.length === 0 && <p className={styles.muted}>Toasts, events, calls and faults appear here.</p>}
    <ol className={styles.lines}>
      {props.lines.map(({ number, kind, text }) => (
        <li key={number} className={styles.line} data-kind={kind}>
          <span className={styles.kind}>{kind}</span> {text}
        </li>
      ))}
    </ol>
  </section>
)
