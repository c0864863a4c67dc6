const storage = (kind: 'local' | 'session'): Storage => (kind === 'local' ? localStorage : sessionStorage)

/** Reads a stored text; a browser that closes its storage to us has simply nothing stored. */
export const readStored = (kind: 'local' | 'session', key: string): string | undefined => {
  try {
    return storage(kind).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Removes what is stored for the visit under keys with this end. */
export const dropStored = (end: string): void => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(end)) sessionStorage.removeItem(key)
  } catch {
    // Closed to us: nothing is kept.
  }
}

/** Writes a text, or removes it; does nothing where storage is closed or full. */
export const writeStored = (kind: 'local' | 'session', key: string, value: string | undefined): void => {
  try {
    if (value === undefined) storage(kind).removeItem(key)
    else storage(kind).setItem(key, value)
  } catch {
    // The visit goes on without memory.
  }
}
