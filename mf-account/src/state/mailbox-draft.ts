import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { safeStorage } from '@shuttle/host'

const KEY = `account-mailbox${DRAFTS_SUFFIX}`

/** The address that a code was asked for in this tab, until the form is done or its member leaves; never a password, never the code. */
export const mailboxDraft = (): string | undefined => safeStorage.session.get(KEY)

export const keepMailboxDraft = (email: string): void => safeStorage.session.set(KEY, email)

export const dropMailboxDraft = (): void => safeStorage.session.remove(KEY)
