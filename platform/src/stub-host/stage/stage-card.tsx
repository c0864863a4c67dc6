import type { ReactNode } from 'react'
import styles from './stage.module.css'

/** A word of the stub host itself, told apart from what the remote draws. */
export const StageCard = (props: { title: string; detail?: string; children?: ReactNode }) => (
  <section className={styles.card} role="alert">
    <h2 className={styles.cardTitle}>{props.title}</h2>
    {props.detail && <pre className={styles.detail}>{props.detail}</pre>}
    {props.children}
  </section>
)
