import { hash, verify } from '@node-rs/argon2'
import { normalizePassword } from '@shuttle/domain'

/** argon2id, OWASP's second recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(normalizePassword(password), COST)

/**
 * Texts that may have been hashed. Hashes from before passwords were normalised are of the typed text, in either form
 * of accented letters.
 */
const toCandidates = (password: string): Set<string> =>
  new Set([normalizePassword(password), password, password.normalize('NFC'), password.normalize('NFD')])

/** Of a password that was discarded. */
const UNUSED_HASH = '$argon2id$v=19$m=19456,t=2,p=1$lC5XrV2PKTwerD1nALJBqA$WpYEIOS1IvFntoaGi8JdhA+KlTIY0OhHDbmaYbRq7u0'

/** False for an empty hash, of no account or of one without a password: the time of an answer reveals neither. */
export const isPassword = async (passwordHash: string, password: string): Promise<boolean> => {
  if (passwordHash === '') return isPassword(UNUSED_HASH, password).then(() => false)
  for (const candidate of toCandidates(password)) if (await verify(passwordHash, candidate)) return true
  return false
}
