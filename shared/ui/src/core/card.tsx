import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

export interface CardProps {
  /** Makes the card a named section. */
  title?: ReactNode
  headingLevel?: 2 | 3
  /** Beside the title: a badge, a text button. */
  aside?: ReactNode
  children: ReactNode
}

/** A white rounded sheet on the paper-grey background. */
export const Card = ({ title, headingLevel = 2, aside, children }: CardProps) => {
  const id = useId()
  if (title === undefined) return <div className={styles.card}>{children}</div>
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
