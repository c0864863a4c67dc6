/** Pages of sign-in and of failures, in lower case (D9.18). */
const NEVER_RETURNED_TO = ['/login', '/register', '/change_password', '/author', '/page_anomalies', '/page_closed']

/** The path of an address below the base in lower case, without query, fragment and trailing slash. */
export const normalizePath = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()

/** Whether sign-in may lead back to this address. */
export const isReturnAddress = (address: string): boolean => !NEVER_RETURNED_TO.includes(normalizePath(address))
