import { PageBody, PageHeader } from '@shuttle/ui'
import type { ReactNode } from 'react'
import styles from './message-page.module.css'

/** A page that says one thing and offers a way on. */
export const MessagePage = (page: { heading: string; text: string; children?: ReactNode }) => (
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
