import { Button, Card } from '@shuttle/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTicketDetailsTexts } from '../../i18n/use-ticket-details-texts'
import styles from './foldable-card.module.css'

interface FoldableCardProps {
  title: string
  /** What is chosen, for the folded row; a section without a choice cannot fold. */
  chosen: string | undefined
  isOpen: boolean
  /** Omitted while the section has to stay open. */
  onToggle: ((isOpen: boolean) => void) | undefined
  children: ReactNode
}

/** A section of choices that folds to one row, what is chosen with the button `Change`, once it is finished. */
export const FoldableCard = ({ title, chosen, isOpen, onToggle, children }: FoldableCardProps) => {
  const t = useTicketDetailsTexts()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)

  // What was pressed disappears when the section folds: the focus stays in the card.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      row.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <Card>
      <section aria-labelledby={id}>
        <div ref={row} className={styles.row}>
          <div className={styles.text}>
            <h2 id={id} className={isOpen ? styles.title : styles.label}>
              {title}
            </h2>
            {!isOpen && <p className={styles.chosen}>{chosen}</p>}
          </div>
          {onToggle && (
            <Button
              kind="text"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-body` : undefined}
              aria-label={t(isOpen ? 'fold.doneWith' : 'fold.changeOf', { title })}
              onClick={() => onToggle(!isOpen)}
            >
              {t(isOpen ? 'fold.done' : 'fold.change')}
            </Button>
          )}
        </div>
        {isOpen && (
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
        )}
      </section>
    </Card>
  )
}
