import { buttonClass, PageBody, PageHeader } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link'
import { HelpLine } from './help-line'
import styles from './message-page.module.css'

export const HomeLink = ({ label, kind = 'primary' }: { label: string; kind?: 'primary' | 'text' }) => (
  <Link to="/" className={buttonClass({ kind })}>
    {label}
  </Link>
)

interface MessagePageProps {
  heading: string
  text: ReactNode
  children?: ReactNode
  /** The failed request, if it is not that of the page. */
  requestId?: string | undefined
}

/** A page with one message, a link or button, and the data that support needs. */
export const MessagePage = (page: MessagePageProps) => (
  <>
    <PageHeader title={page.heading} />
    <PageBody>
      <section className={styles.message}>
        <p>{page.text}</p>
        <div className={styles.actions}>{page.children}</div>
        <HelpLine requestId={page.requestId} />
      </section>
    </PageBody>
  </>
)
