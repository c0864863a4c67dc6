import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../core/icon-button'
import backdrop from './backdrop.module.css'
import styles from './sheet.module.css'
import { useLayer } from './use-layer'

export interface SheetProps {
  open: boolean
  /** Swiped down, Escape, the cross, a press outside, or the browser's back. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons at the bottom, always in sight. */
  actions?: ReactNode
}

/** A drawer from the bottom edge, for a choice that belongs to the page behind it. */
export const Sheet = ({ open, onClose, title, closeLabel, children, actions }: SheetProps) => {
  const popup = useLayer(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup ref={popup} className={styles.popup}>
            <div className={styles.top}>
              <div className={styles.grip} aria-hidden />
              <div className={styles.head}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
              </div>
            </div>
            <Base.Content className={styles.content}>{children}</Base.Content>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
