import { DRAFTS_SUFFIX } from '@shuttle/contracts'
import { readStored, removeStored, writeStored } from './device-storage'

const KEY = `account-mailbox${DRAFTS_SUFFIX}`

/** The address that a code was asked for in this tab, until the form is done or its member leaves; never a password, never the code. */
export const mailboxDraft = (): string | undefined => readStored(KEY, 'session')

export const keepMailboxDraft = (email: string): void => writeStored(KEY, email, 'session')

export const dropMailboxDraft = (): void => removeStored(KEY, 'session')
