import styles from './spinner.module.css'
import { VisuallyHidden } from './visually-hidden'

export interface SpinnerProps {
  /** Announced once; without it the spinner is decorative. */
  label?: string
  size?: 'sm' | 'lg'
}

export const Spinner = ({ label, size = 'sm' }: SpinnerProps) => {
  const ring = <span aria-hidden className={size === 'lg' ? styles.large : styles.small} />
  if (!label) return ring
  return (
    <span role="status" className={styles.labelled}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
