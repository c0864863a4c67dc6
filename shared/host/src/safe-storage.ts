/**
 * A storage of the browser that never throws: one that is full, blocked or switched off forgets with the page, and
 * costs no more.
 */
export interface SafeStorage {
  get: (key: string) => string | undefined
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => readonly string[]
}

const orNothing = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * What the browser refuses to store is in memory, for as long as the page is open: no value of before may answer in its
 * place.
 */
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
