import { getHost, type Host } from './host'

/** Short names for the shell functions that remotes call outside of rendering. */
export const toast: Host['toast'] = (message, kind) => getHost().toast(message, kind)
export const now: Host['now'] = () => getHost().now()
export const emit: Host['events']['emit'] = (name, detail) => getHost().events.emit(name, detail)
export const on: Host['events']['on'] = (name, listener) => getHost().events.on(name, listener)
export const reportFault: Host['reportFault'] = (error, where) => getHost().reportFault(error, where)
export const showAnomaly: Host['showAnomaly'] = (error) => getHost().showAnomaly(error)
export const abortLoads: Host['abortLoads'] = () => getHost().abortLoads()
export const requireSignIn: Host['session']['requireSignIn'] = () => getHost().session.requireSignIn()
export const acceptSession: Host['session']['accept'] = (signedIn) => getHost().session.accept(signedIn)
export const signOut: Host['session']['signOut'] = () => getHost().session.signOut()
export const setLanguage: Host['language']['set'] = (language) => getHost().language.set(language)
export const isRoutable: Host['isRoutable'] = (path) => getHost().isRoutable(path)
export const findPath: Host['findPath'] = (routeName) => getHost().findPath(routeName)
