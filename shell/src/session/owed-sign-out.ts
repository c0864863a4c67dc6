import { readStored, writeStored } from '../boot/browser-storage'

const KEY = 'signOutOwed'

/** Somebody signed out here and the service has not heard of it: the cookie, which no script can remove, still opens the session. */
export const isSignOutOwed = (): boolean => readStored('local', KEY) !== undefined

export const oweSignOut = (): void => writeStored('local', KEY, '1')

/** The service knows, or the cookie belongs to a newer session. */
export const settleSignOut = (): void => writeStored('local', KEY, undefined)
