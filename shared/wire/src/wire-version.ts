/** Header of every call: the wire version that the calling build was made for. */
export const WIRE_HEADER = 'x-wire'

/** Version of this wire, a whole number. When it must be raised stands in the README of this package. */
export const WIRE_VERSION = 1

/** The oldest version the service still serves; a page that speaks an older one is asked to reload. */
export const OLDEST_WIRE_SERVED = 1
