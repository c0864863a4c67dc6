import { Toast } from '@base-ui/react/toast'

export type ToastKind = 'plain' | 'success' | 'error' | 'notice'

/** How long each kind stays (decision 9), in milliseconds; longer while pointed at or focused. */
const STAYS_MS: Record<ToastKind, number> = { plain: 2500, success: 1500, error: 2500, notice: 5000 }

export interface Toaster {
  show: (message: string, kind?: ToastKind) => void
  /** For `ToastRegion` only. */
  manager: ReturnType<typeof Toast.createToastManager>
}

/** The one toaster; the shell makes it and hands `show` on. The same message twice is shown once, for longer. */
export const createToaster = (): Toaster => {
  const manager = Toast.createToastManager()
  return {
    manager,
    show: (message, kind = 'plain') => {
      manager.add({ id: `${kind} ${message}`, title: message, type: kind, timeout: STAYS_MS[kind] })
    },
  }
}
