import { IconButton } from '@shuttle/ui'
import { Sheet } from '@shuttle/ui/overlay'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './side-panel.module.css'
import { useIsWide } from './use-is-wide'

export interface SidePanelProps {
  open: boolean
  /** The cross, or Escape inside. */
  onClose: () => void
  title: string
  closeLabel: string
  /** After the title: a `StateMark`. */
  mark?: ReactNode
  /** Buttons at the bottom, always in sight. */
  actions?: ReactNode
  children: ReactNode
}

const BesidePage = ({ onClose, title, closeLabel, mark, actions, children }: Omit<SidePanelProps, 'open'>) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    // Opened by an address, the focus stays on the page's own heading.
    if (before instanceof HTMLElement && before.closest('[data-open]')) heading.current?.focus()
    return () => {
      // The element that had the focus is removed with the panel; the focus may have moved elsewhere since.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <aside
      aria-labelledby={id}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className={styles.head}>
        <div className={styles.named}>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {mark}
        </div>
        <IconButton label={closeLabel} icon={<X size={18} />} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </aside>
  )
}

/**
 * Details of one row beside the list if there is room, otherwise a sheet over it. Always render it and use `open`; a
 * press on a row of a `DataTable` moves the focus to its title, closing returns it. It stays what it was opened as
 * while the window changes, because a remount would lose typed text.
 */
export const SidePanel = ({ open, children, ...rest }: SidePanelProps) => {
  const isWide = useIsWide()
  const [shown, setShown] = useState({ open, isWide })
  if (shown.open !== open || (!open && shown.isWide !== isWide)) setShown({ open, isWide })
  if (shown.isWide) return open ? <BesidePage {...rest}>{children}</BesidePage> : null
  const { onClose, title, closeLabel, mark, actions } = rest
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={closeLabel} actions={actions}>
      {mark && <div className={styles.mark}>{mark}</div>}
      {children}
    </Sheet>
  )
}
