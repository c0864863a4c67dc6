import { CloudOff } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from './button'
import styles from './error-card.module.css'

export interface ErrorCardProps {
  title: string
  text?: string | undefined
  retryLabel: string
  onRetry: () => void
  /** A retry is running. */
  busy?: boolean
  /** An alternative to Retry: home, back. */
  action?: ReactNode
  /** False if the reason was announced already, such as by a toast. */
  announce?: boolean
  /** Small print for support: a request id. */
  detail?: string | undefined
}

/** A part or a page that failed to load. It is announced at once, and the rest of the page still works. */
export const ErrorCard = (props: ErrorCardProps) => {
  const { title, text, retryLabel, onRetry, busy = false, action, announce = true, detail } = props
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <CloudOff size={36} className={styles.icon} aria-hidden />
      <div role={announce ? 'alert' : undefined}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>
        <Button loading={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
        {action}
      </div>
      {detail && <p className={styles.detail}>{detail}</p>}
    </section>
  )
}
