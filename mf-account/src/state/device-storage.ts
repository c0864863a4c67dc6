type Kind = 'local' | 'session'
const storage = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** A storage that is full, blocked or switched off is the same as an empty one: nothing here is worth a failure. */
const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

export const readStored = (key: string, kind: Kind = 'local'): string | undefined =>
  attempt(() => storage(kind).getItem(key)) ?? undefined

export const writeStored = (key: string, value: string, kind: Kind = 'local'): void =>
  attempt(() => storage(kind).setItem(key, value))

export const removeStored = (key: string, kind: Kind = 'local'): void => attempt(() => storage(kind).removeItem(key))
