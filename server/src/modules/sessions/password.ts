import { hash, verify } from '@node-rs/argon2'

/** argon2id, OWASP's second recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

export const isPassword = (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password)

/** Of a password that was thrown away. */
const UNUSED_HASH = '$argon2id$v=19$m=19456,t=2,p=1$lC5XrV2PKTwerD1nALJBqA$WpYEIOS1IvFntoaGi8JdhA+KlTIY0OhHDbmaYbRq7u0'

/** The same work for an address without an account, so that the time of an answer reveals nothing. */
export const verifyAgainstUnusedHash = async (password: string): Promise<void> => {
  await isPassword(UNUSED_HASH, password)
}
