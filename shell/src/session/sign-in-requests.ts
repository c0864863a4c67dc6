import { createStore } from 'zustand/vanilla'

/** Everybody who waits for the sign-in popup waits for the same one. */
export interface SignInRequests {
  isOpen: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Resolves true once somebody signed in, false when the popup was closed. */
  ask: () => Promise<boolean>
  settle: (isSignedIn: boolean) => void
}

export const createSignInRequests = (): SignInRequests => {
  const store = createStore<boolean>(() => false)
  let waiting: ((isSignedIn: boolean) => void)[] = []
  return {
    isOpen: store.getState,
    subscribe: store.subscribe,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        store.setState(true, true)
      }),
    settle: (isSignedIn) => {
      const settled = waiting
      waiting = []
      store.setState(false, true)
      for (const resolve of settled) resolve(isSignedIn)
    },
  }
}
