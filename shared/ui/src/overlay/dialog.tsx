import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../core/icon-button'
import backdrop from './backdrop.module.css'
import styles from './dialog.module.css'
import { useLayer } from './use-layer'

export interface DialogProps {
  open: boolean
  /** Escape, the cross, a press outside, or the browser's back. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons under the content, the main one last. */
  actions?: ReactNode
  /** Stays open when pressed outside: typed text would be lost. */
  persistent?: boolean
  /** Room for two fields beside each other. */
  wide?: boolean | undefined
}

/** A window over the page: it opens on its title, focus stays inside and returns to where it was. */
export const Dialog = (props: DialogProps) => {
  const { open, onClose, title, closeLabel, children, actions, persistent = false, wide = false } = props
  const popup = useLayer(open, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastTitle = useRef(title)
  useEffect(() => {
    // Another title means other content, and the control that was pressed for it is gone.
    if (lastTitle.current !== title) heading.current?.focus()
    lastTitle.current = title
  }, [title])
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal={persistent}>
      <Base.Portal>
        <Base.Backdrop className={backdrop.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={popup} className={styles.popup} data-wide={wide || undefined} initialFocus={heading}>
            <div className={styles.head}>
              <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </Base.Title>
              <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
            </div>
            <div className={styles.content}>{children}</div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
