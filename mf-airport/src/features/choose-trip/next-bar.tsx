import { Button } from '@shuttle/ui'
import styles from './next-bar.module.css'

/** A summary of the choices so far, and the link to the next step; it stays visible above the site's own bar. */
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
