/** A storage of the browser that never throws: one that is full, blocked or switched off behaves like an empty one. */
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

const createSafeStorage = (storage: () => Storage): SafeStorage => ({
  get: (key) => orNothing(() => storage().getItem(key)) ?? undefined,
  set: (key, value) => orNothing(() => storage().setItem(key, value)),
  remove: (key) => orNothing(() => storage().removeItem(key)),
  keys: () => orNothing(() => Object.keys(storage())) ?? [],
})

/** `local` outlives the visit, `session` ends with the tab. */
export const safeStorage = {
  local: createSafeStorage(() => localStorage),
  session: createSafeStorage(() => sessionStorage),
}
