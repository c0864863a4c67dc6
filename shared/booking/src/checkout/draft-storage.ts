import { safeStorage } from '@shuttle/host'

const { session } = safeStorage

/** Where a store of drafts writes for the visit. It never throws: a full or blocked storage must stop no sale. */
export const draftStorage = {
  getItem: (key: string): string | null => session.get(key) ?? null,
  setItem: session.set,
  removeItem: session.remove,
}
