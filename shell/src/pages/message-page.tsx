import { buttonClass, PageBody, PageHeader } from '@shuttle/ui'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link'
import styles from './message-page.module.css'

export const HomeLink = ({ label, kind = 'primary' }: { label: string; kind?: 'primary' | 'text' }) => (
  <Link to="/" className={buttonClass({ kind })}>
    {label}
  </Link>
)

/** A page with one message and a link or button. */
export const MessagePage = (page: { heading: string; text: ReactNode; children?: ReactNode }) => (
  <>
    <PageHeader title={page.heading} />
    <PageBody>
      <section className={styles.message}>
        <p>{page.text}</p>
        <div className={styles.actions}>{page.children}</div>
      </section>
    </PageBody>
  </>
)
