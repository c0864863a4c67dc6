import { STORED_FORM_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** Entered values of the form that adds an e-mail; never a password. */
export interface BindEmailValues {
  email: string
  code: string
  terms: boolean
}

/** The shell removes keys with this suffix when a member leaves. */
const KEY = `account-binding${STORED_FORM_SUFFIX}`

const isBindEmailValues = (value: unknown): value is BindEmailValues => {
  const { email, code, terms } = (value ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof code === 'string' && typeof terms === 'boolean'
}

/** Stored for the detour through WeChat only: the code is valid for ten minutes. */
export const storedBindEmail = {
  write: (values: BindEmailValues): void => safeStorage.session.set(KEY, JSON.stringify(values)),
  /** Reads and removes it. */
  take: (): BindEmailValues | undefined => {
    const stored = safeStorage.session.get(KEY)
    safeStorage.session.remove(KEY)
    try {
      const values: unknown = JSON.parse(stored ?? 'null')
      return isBindEmailValues(values) ? values : undefined
    } catch {
      return undefined
    }
  },
}
