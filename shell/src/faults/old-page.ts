/** Whether the service has refused this page for its age (`PAGE_TOO_OLD`); stays true until the reload. */
export interface OldPage {
  get: () => boolean
  subscribe: (listener: () => void) => () => void
  set: () => void
}

export const createOldPage = (): OldPage => {
  const listeners = new Set<() => void>()
  let isOutdated = false
  return {
    get: () => isOutdated,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: () => {
      isOutdated = true
      for (const listener of listeners) listener()
    },
  }
}
