import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** A key of AES-256 and the name that sealed texts carry, so that keys can be changed one after the other. */
export interface DataKey {
  id: string
  /** 32 bytes. */
  key: Buffer
}

/** Thrown where a text cannot be opened; the message never repeats it. */
export class SealFault extends Error {
  override readonly name = 'SealFault'
}

export interface Sealer {
  /**
   * Encrypts a text under the newest key (AES-256-GCM). `owner` is the row that it belongs to, as `passenger 17`:
   * copied to another row it does not open.
   */
  seal: (text: string, owner: string) => string
  /** The text. Throws {@link SealFault} for a changed or foreign text, and for one whose key is no longer known. */
  open: (sealed: string, owner: string) => string
  /** Every key, the newest first, with the prefix of texts that are sealed under it. */
  keys: readonly { id: string; beginning: string }[]
  /** Prefixes of texts that are sealed under an older key, and due to be sealed again. */
  outdated: readonly string[]
  /** Hashes of a text for a search in a column that must not contain it, one by each key, the newest first. */
  fingerprints: (text: string) => readonly [string, ...string[]]
}

const VERSION = 's1'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals under the first of the keys, opens under each. A sealed text is `s1.<key>.<nonce, tag and cipher text in
 * base64url>`.
 */
export const createSealer = (keys: readonly [DataKey, ...DataKey[]]): Sealer => {
  const [newest, ...older] = keys
  const known = new Map(keys.map(({ id, key }) => [id, key]))
  const toFingerprint = ({ key }: DataKey, text: string): string =>
    createHmac('sha256', key).update(`fingerprint ${text}`).digest('base64url')
  const bind = (id: string, owner: string): Buffer => Buffer.from(`${VERSION}.${id}.${owner}`)
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest.key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        bind(newest.id, owner),
      )
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${VERSION}.${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, owner) => {
      const [version, id = '', encoded = ''] = sealed.split('.')
      const key = known.get(id)
      const bytes = Buffer.from(encoded, 'base64url')
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) throw new SealFault('the text is not sealed')
      if (!key) throw new SealFault(`the key ${id} is not known`)
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(bind(id, owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        throw new SealFault('the text was changed, or belongs to another row')
      }
    },
    keys: keys.map(({ id }) => ({ id, beginning: `${VERSION}.${id}.` })),
    outdated: older.map(({ id }) => `${VERSION}.${id}.`),
    fingerprints: (text) => [toFingerprint(newest, text), ...older.map((key) => toFingerprint(key, text))],
  }
}
