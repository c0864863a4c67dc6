import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** Entered values of the form that adds an e-mail; never a password. */
export interface BindEmailDraft {
  email: string
  code: string
  terms: boolean
}

/** The shell removes keys with this suffix when a member leaves. */
const KEY = `account-binding${DRAFTS_SUFFIX}`

const isDraft = (value: unknown): value is BindEmailDraft => {
  const { email, code, terms } = (value ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof code === 'string' && typeof terms === 'boolean'
}

/** Stored for the detour through WeChat only: the code is valid for ten minutes. */
export const bindEmailDraft = {
  write: (draft: BindEmailDraft): void => safeStorage.session.set(KEY, JSON.stringify(draft)),
  /** Reads and removes it. */
  take: (): BindEmailDraft | undefined => {
    const stored = safeStorage.session.get(KEY)
    safeStorage.session.remove(KEY)
    try {
      const draft: unknown = JSON.parse(stored ?? 'null')
      return isDraft(draft) ? draft : undefined
    } catch {
      return undefined
    }
  },
}
