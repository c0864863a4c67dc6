import { safeStorage } from '@shuttle/host'

const KEY = 'signOutOwed'

/** Somebody signed out here and the service has not heard of it: the cookie, which no script can remove, still opens the session. */
export const isSignOutOwed = (): boolean => safeStorage.local.get(KEY) !== undefined

export const oweSignOut = (): void => safeStorage.local.set(KEY, '1')

/** The service knows, or the cookie belongs to a newer session. */
export const settleSignOut = (): void => safeStorage.local.remove(KEY)
