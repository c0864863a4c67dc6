import { createStore } from 'zustand/vanilla'

/** All requests for the sign-in popup share one popup. */
export interface SignInRequests {
  isOpen: () => boolean
  subscribe: (listener: () => void) => () => void
  /** Resolves true once the visitor signed in, false when the popup was closed. */
  request: () => Promise<boolean>
  resolve: (isSignedIn: boolean) => void
}

export const createSignInRequests = (): SignInRequests => {
  const store = createStore<boolean>(() => false)
  let waiting: ((isSignedIn: boolean) => void)[] = []
  return {
    isOpen: store.getState,
    subscribe: store.subscribe,
    request: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        store.setState(true, true)
      }),
    resolve: (isSignedIn) => {
      const resolvers = waiting
      waiting = []
      store.setState(false, true)
      for (const resolve of resolvers) resolve(isSignedIn)
    },
  }
}
