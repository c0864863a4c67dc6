import { Button } from '@shuttle/ui'
import styles from './next-bar.module.css'

/** What is chosen so far, and the way to the next step; it stays in sight above the site's own bar. */
export const NextBar = ({ note, label, onNext }: { note: string; label: string; onNext: () => void }) => (
  <div className={styles.bar}>
    <p className={styles.note} aria-live="polite">
      {note}
    </p>
    <Button block onClick={onNext}>
      {label}
    </Button>
  </div>
)
