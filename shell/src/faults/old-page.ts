import { createStore } from 'zustand/vanilla'

/** Whether the service has refused this page for its age (`PAGE_TOO_OLD`); stays true until the reload. */
export interface OldPage {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  set: () => void
}

export const createOldPage = (): OldPage => {
  const store = createStore(() => false)
  return { get: store.getState, subscribe: store.subscribe, set: () => store.setState(true, true) }
}
