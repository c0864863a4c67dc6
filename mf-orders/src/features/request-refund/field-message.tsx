import styles from './request-form.module.css'

/** Why a choice is wrong, at its place; always there, so that a text which appears is announced. */
export const FieldMessage = ({ id, text }: { id: string; text: string | undefined }) => (
  <p id={id} aria-live="polite" className={styles.error}>
    {text}
  </p>
)
