import { readStored, removeStored, writeStored } from './device-storage'

/** The specification's name for it (accounts 3, locally stored); the shell writes it when a session ends. */
const KEY = 'formUrl'

/** Where the traveller was before they were asked to sign in, as it was stored: judge it before following it. */
export const rememberedAddress = (): string | undefined => readStored(KEY)

export const rememberAddress = (path: string): void => writeStored(KEY, path)

/** Once somebody signed in, an old address would only lead the next sign-in astray. */
export const forgetAddress = (): void => removeStored(KEY)
