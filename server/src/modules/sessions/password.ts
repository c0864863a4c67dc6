import { hash, verify } from '@node-rs/argon2'

/** argon2id, OWASP's second recommendation: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

export const passwordMatches = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password)

let dummy: Promise<string> | undefined

/** The same work for an address that has no account, so that time tells nothing. */
export const spendVerification = async (password: string): Promise<void> => {
  dummy ??= hashPassword('nobody has this password')
  await passwordMatches(await dummy, password)
}
