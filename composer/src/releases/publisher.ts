/** Who signed a release call. */
export interface Publisher {
  /** The app whose key signed, or `operator` or `delivery`. */
  owner: string
  label: string
  /** SHA-256 that the body must have, hex. */
  digest: string
  /** Empty for a read by a delivery process of the version before. */
  nonce: string
  /** Milliseconds. */
  date: number
}
