import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
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
  /** Stays when pressed outside: something typed would be lost. */
  persistent?: boolean
}

/** A window over the page: focus stays inside and returns to where it was. */
export const Dialog = ({ open, onClose, title, closeLabel, children, actions, persistent = false }: DialogProps) => {
  useLayer(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal={persistent}>
      <Base.Portal>
        <Base.Backdrop className={backdrop.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.popup}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
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
