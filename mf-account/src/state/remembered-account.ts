import { safeStorage } from '@shuttle/host'

/** The specification's name for it (accounts 3, locally stored). */
const KEY = 'userId'

/** The e-mail that the sign-in form starts with, on devices whose owner asked for it. */
export const rememberedAccount = (): string | undefined => safeStorage.local.get(KEY)

export const rememberAccount = (email: string): void => safeStorage.local.set(KEY, email)

export const forgetAccount = (): void => safeStorage.local.remove(KEY)
