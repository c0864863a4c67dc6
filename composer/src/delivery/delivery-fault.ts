export type FaultKind =
  /** The release book cannot be had: database or API. */
  | 'book'
  /** The store of builds cannot be read. */
  | 'store'
  /** A file that the book or a record names is not in the store. */
  | 'missing'
  /** Bytes are not those that were signed. */
  | 'digest'
  /** A record that no page can be composed from. */
  | 'record'
  /** The last good set cannot be kept in the data folder, or is unreadable there. */
  | 'disk'
  /** A remote does not fit the shell it was chosen for. */
  | 'incompatible'
  /** A public first call. */
  | 'first-call'
  /** Whether a visitor is staff could not be asked. */
  | 'staff'

/** What keeps delivery from composing what the release book says. It never reaches a visitor. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault'

  constructor(
    readonly kind: FaultKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
