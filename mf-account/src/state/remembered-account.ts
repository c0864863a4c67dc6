import { readStored, removeStored, writeStored } from './device-storage'

/** The specification's name for it (accounts 3, locally stored). */
const KEY = 'userId'

/** The e-mail that the sign-in form starts with, on devices whose owner asked for it. */
export const rememberedAccount = (): string | undefined => readStored(KEY)

export const rememberAccount = (email: string): void => writeStored(KEY, email)

export const forgetAccount = (): void => removeStored(KEY)
