import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../core/button'
import backdrop from './backdrop.module.css'
import styles from './dialog.module.css'
import { useLayer } from './use-layer'

export interface AlertDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  onConfirm: () => void
  /** Without it there is one button, and Escape and the browser's back only close by `onCancel`. */
  cancelLabel?: string
  onCancel: () => void
  /** `danger`: confirming removes something. `soft`: most passengers decline, so that button is the filled one. */
  kind?: 'primary' | 'danger' | 'soft'
  /** Confirmed and in progress. */
  busy?: boolean
  /** Gets the focus after closing; without it, or if it finds nothing, the previous element does. */
  findFocusAfter?: () => HTMLElement | null | undefined
}

/** A dialog that must be answered: a press outside does nothing, the harmless answer has the focus. */
export const AlertDialog = (props: AlertDialogProps) => {
  const {
    open,
    title,
    children,
    confirmLabel,
    onConfirm,
    cancelLabel,
    onCancel,
    kind,
    busy = false,
    findFocusAfter,
  } = props
  const harmless = useRef<HTMLDivElement>(null)
  const cancel = () => !busy && onCancel()
  const popup = useLayer(open, cancel)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && cancel()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={styles.popup}
            initialFocus={() => harmless.current?.querySelector('button') ?? true}
            finalFocus={() => findFocusAfter?.() ?? true}
          >
            <div className={styles.alert}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {children && (
                <Base.Description className={styles.alertText} render={<div />}>
                  {children}
                </Base.Description>
              )}
            </div>
            <div className={styles.actions} ref={harmless}>
              {cancelLabel && (
                <Button kind={kind === 'soft' ? 'primary' : 'soft'} onClick={onCancel} disabled={busy}>
                  {cancelLabel}
                </Button>
              )}
              <Button kind={kind ?? 'primary'} onClick={onConfirm} loading={busy}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
