import { ApiError } from '@shuttle/contracts'

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** No answer at all. `code` tells a device without network (`OFFLINE`) from a server that cannot be reached (`NETWORK`). */
export const networkFault = (cause: unknown): ApiError =>
  new ApiError({ kind: 'offline', code: isOffline() ? 'OFFLINE' : 'NETWORK', cause })

export const timeoutFault = (cause: unknown): ApiError => new ApiError({ kind: 'timeout', code: 'TIMEOUT', cause })
