/** Header of every call: the wire version that the calling build was made for. */
export const WIRE_HEADER = 'x-wire'

/** Version of this wire, a whole number. The README of this package describes when it must be raised. */
export const WIRE_VERSION = 1

/** The oldest version the service still serves; a page that uses an older one must reload. */
export const OLDEST_WIRE_SERVED = 1
