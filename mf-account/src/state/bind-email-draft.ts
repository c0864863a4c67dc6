import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

/** What was entered to add an e-mail; never a password. */
export interface BindEmailDraft {
  email: string
  code: string
  terms: boolean
}

/** Removed by the shell when a member leaves, as all drafts are. */
const KEY = `account-binding${DRAFTS_SUFFIX}`

const isDraft = (value: unknown): value is BindEmailDraft => {
  const { email, code, terms } = (value ?? {}) as Record<string, unknown>
  return typeof email === 'string' && typeof code === 'string' && typeof terms === 'boolean'
}

/** For the way through WeChat and back: the code is good for ten minutes, and stands here no longer than that way takes. */
export const bindEmailDraft = {
  write: (draft: BindEmailDraft): void => safeStorage.session.set(KEY, JSON.stringify(draft)),
  /** Takes it out. */
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
