/** A browser storage that never throws: where it is full, blocked or switched off, values last as long as the page. */
export interface SafeStorage {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => readonly string[]
}

const orNothing = <Value>(operation: () => Value): Value | undefined => {
  try {
    return operation()
  } catch {
    return undefined
  }
}

/** Values that the browser refuses to store stay in memory while the page is open, and replace older stored values. */
const createSafeStorage = (storage: () => Storage): SafeStorage => {
  const refused = new Map<string, string>()
  const removeStored = (key: string) => orNothing(() => storage().removeItem(key))
  return {
    get: (key) => refused.get(key) ?? orNothing(() => storage().getItem(key)) ?? undefined,
    set: (key, value) => {
      refused.delete(key)
      try {
        storage().setItem(key, value)
      } catch {
        removeStored(key)
        refused.set(key, value)
      }
    },
    remove: (key) => {
      refused.delete(key)
      removeStored(key)
    },
    keys: () => [...new Set([...(orNothing(() => Object.keys(storage())) ?? []), ...refused.keys()])],
  }
}

/** `local` outlives the visit, `session` ends with the tab. */
export const safeStorage = {
  local: createSafeStorage(() => localStorage),
  session: createSafeStorage(() => sessionStorage),
}
