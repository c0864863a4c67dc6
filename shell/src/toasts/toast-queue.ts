import type { ToastKind } from '@shuttle/host'
import { createStore } from 'zustand/vanilla'

export interface QueuedToast {
  id: number
  message: string
  kind: ToastKind
}

export interface ToastQueue {
  get: () => readonly QueuedToast[]
  subscribe: (listener: () => void) => () => void
  add: (message: string, kind?: ToastKind) => void
  /** Removes and returns the waiting toasts, oldest first. */
  take: () => readonly QueuedToast[]
}

/** Where messages wait for the toaster, which is loaded with the first of them. */
export const createToastQueue = (): ToastQueue => {
  const store = createStore<readonly QueuedToast[]>(() => [])
  let lastId = 0
  return {
    get: store.getState,
    subscribe: store.subscribe,
    add: (message, kind = 'plain') => {
      lastId += 1
      store.setState([...store.getState(), { id: lastId, message, kind }], true)
    },
    take: () => {
      const waiting = store.getState()
      if (waiting.length > 0) store.setState([], true)
      return waiting
    },
  }
}
