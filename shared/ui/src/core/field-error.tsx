import { CircleAlert } from 'lucide-react'
import styles from './field-error.module.css'

/** Container of a field's error. It is always rendered, so that a text which appears is announced. */
export const FieldError = ({ id, text }: { id: string; text: string | undefined }) => (
  <div id={id} className={styles.error} aria-live="polite">
    {text && (
      <>
        <CircleAlert size={16} aria-hidden />
        <span>{text}</span>
      </>
    )}
  </div>
)
