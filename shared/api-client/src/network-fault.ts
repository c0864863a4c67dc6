import { ApiError } from '@shuttle/contracts'

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** No answer arrived: `code` is `OFFLINE` for a device without network and `NETWORK` for an unreachable server. */
export const networkFault = (cause: unknown): ApiError =>
  new ApiError({ kind: 'offline', code: isOffline() ? 'OFFLINE' : 'NETWORK', cause })

export const timeoutFault = (cause: unknown): ApiError => new ApiError({ kind: 'timeout', code: 'TIMEOUT', cause })
