import { writeStored } from '../boot/browser-storage'

/** Addresses nobody is sent back to after signing in (decision "the wire" 18). */
const NOT_RECORDED = new Set(['/login', '/register', '/change_password', '/author', '/Page_anomalies', '/page_closed'])

/** Stores where to go after signing in: path and query below the base. */
export const rememberAddress = (location: { pathname: string; search: string }): void => {
  if (NOT_RECORDED.has(location.pathname)) return
  writeStored('local', 'formUrl', location.pathname + location.search)
}
