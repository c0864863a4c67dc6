import { Toast } from '@base-ui/react/toast'

export type ToastKind = 'plain' | 'success' | 'error' | 'notice'

/** How long each kind stays (D1.9), in milliseconds; longer while pointed at or focused. */
const STAYS_MS: Record<ToastKind, number> = { plain: 2500, success: 1500, error: 2500, notice: 5000 }

export interface Toaster {
  show: (message: string, kind?: ToastKind) => void
  /** For `ToastRegion` only. */
  manager: ReturnType<typeof Toast.createToastManager>
}

/**
 * The only toaster; the shell creates it and passes `show` on. One message at a time: a new one replaces the last, and
 * the same message again stays longer.
 */
export const createToaster = (): Toaster => {
  const manager = Toast.createToastManager()
  let shown: string | undefined
  return {
    manager,
    show: (message, kind = 'plain') => {
      const id = `${kind} ${message}`
      if (shown !== undefined && shown !== id) manager.close(shown)
      shown = id
      manager.add({ id, title: message, type: kind, timeout: STAYS_MS[kind] })
    },
  }
}
