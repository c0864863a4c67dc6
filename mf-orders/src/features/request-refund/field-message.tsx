import styles from './request-form.module.css'

/** The error of a choice. Always rendered, so that a text that appears is announced. */
export const FieldMessage = ({ id, text }: { id: string; text: string | undefined }) => (
  <p id={id} aria-live="polite" className={styles.error}>
    {text}
  </p>
)
