import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import styles from './toast-region.module.css'
import type { Toaster, ToastKind } from './toaster'

export interface ToastRegionProps {
  toaster: Toaster
  /** Names the region: `Notices`. */
  label: string
  closeLabel: string
}

const ICONS: Record<ToastKind, ReactNode> = {
  plain: null,
  success: <CircleCheck size={20} aria-hidden />,
  error: <CircleAlert size={20} aria-hidden />,
  notice: <Info size={20} aria-hidden />,
}

const Toasts = ({ closeLabel }: { closeLabel: string }) => {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['down', 'left', 'right']}>
      <Toast.Content className={styles.content}>
        {ICONS[toast.type as ToastKind]}
        <Toast.Title className={styles.text} render={<p />} />
        {toast.type === 'notice' && (
          <Toast.Close className={styles.close} aria-label={closeLabel}>
            <X size={20} aria-hidden />
          </Toast.Close>
        )}
      </Toast.Content>
    </Toast.Root>
  ))
}

/** Where toasts appear, once per page. They are announced politely and stay while pointed at or focused. */
export const ToastRegion = ({ toaster, label, closeLabel }: ToastRegionProps) => {
  // Toasts pause while the window has no focus; while a frame has the focus they would otherwise stay for ever.
  useEffect(() => {
    const handleBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) toaster.manager.close()
    }
    window.addEventListener('blur', handleBlur)
    return () => window.removeEventListener('blur', handleBlur)
  }, [toaster])
  return (
    <Toast.Provider toastManager={toaster.manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.region} aria-label={label}>
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
