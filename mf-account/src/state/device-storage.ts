/** Local storage that is full, blocked or switched off is the same as an empty one: nothing here is worth a failure. */
const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

export const readStored = (key: string): string | undefined => attempt(() => localStorage.getItem(key)) ?? undefined

export const writeStored = (key: string, value: string): void => attempt(() => localStorage.setItem(key, value))

export const removeStored = (key: string): void => attempt(() => localStorage.removeItem(key))
