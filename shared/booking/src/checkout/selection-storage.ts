import { safeStorage } from '@shuttle/host'

const { session } = safeStorage

/** Storage of trip selections for the visit. It never throws: a full or blocked storage must not prevent a sale. */
export const selectionStorage = {
  getItem: (key: string): string | null => session.get(key) ?? null,
  setItem: session.set,
  removeItem: session.remove,
}
