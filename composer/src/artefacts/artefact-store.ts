/**
 * Immutable files of builds by key, such as `remotes/mf-orders/1.4.2-ab12/entry.js`. A folder by default; any object
 * store with put, get, list and delete fits.
 */
export interface ArtefactStore {
  /** Writes a file as a whole or not at all. Equal bytes may be written again. */
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is none; throws when the store cannot be read. */
  get: (key: string) => Promise<Buffer | undefined>
  /** Keys below a prefix that ends with a slash. */
  list: (prefix: string) => Promise<string[]>
  /** Deletes all below a prefix that ends with a slash. */
  remove: (prefix: string) => Promise<void>
}

/** Where a build's files lie: `shell/<version>/` or `remotes/<name>/<version>/`. */
export const buildPrefix = (build: { kind: 'shell' | 'remote'; name: string; version: string }): string =>
  build.kind === 'shell' ? `shell/${build.version}/` : `remotes/${build.name}/${build.version}/`
