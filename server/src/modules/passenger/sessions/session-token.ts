import type { Instant } from '@shuttle/domain'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { deriveKey, type SecretKeys, verifyingKeys } from '../../../config/secret-keys'

/** Lifetime of the short token of a tab. */
export const TOKEN_LASTS_SECONDS = 30 * 60

export interface TokenClaims {
  accountId: string
  sessionId: string
}

const USE = 'session-token'
const encode = (key: string) => new TextEncoder().encode(key)

/** A short token: HS256, names account and session. The level is not in it: it is always read from the account. */
export const issueToken = (claims: TokenClaims, secret: SecretKeys, now: Instant): Promise<string> =>
  new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.accountId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + TOKEN_LASTS_SECONDS)
    .sign(encode(deriveKey(secret, USE)))

const toClaims = ({ sub, sid }: JWTPayload): TokenClaims | undefined =>
  typeof sub === 'string' && typeof sid === 'string' ? { accountId: sub, sessionId: sid } : undefined

const verifiedWith = async (token: string, key: string, now: Instant): Promise<TokenClaims | undefined> => {
  const { payload } = await jwtVerify(token, encode(key), { algorithms: ['HS256'], currentDate: new Date(now) })
  return toClaims(payload)
}

/** By the key that signed it, the newest or an older one. */
const verified = async (token: string, secret: SecretKeys, now: Instant): Promise<TokenClaims | undefined> => {
  const [newest, ...older] = verifyingKeys(secret, USE)
  for (const key of older) {
    try {
      return await verifiedWith(token, key, now)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  }
  return verifiedWith(token, newest, now)
}

/** The claims of a token that is ours and still valid; else undefined. */
export const readToken = async (token: string, secret: SecretKeys, now: Instant): Promise<TokenClaims | undefined> => {
  try {
    return await verified(token, secret, now)
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/**
 * The claims of an expired token of ours: they authorise nothing, and only explain why its session ended. Else
 * undefined.
 */
export const readEndedToken = async (
  token: string,
  secret: SecretKeys,
  now: Instant,
): Promise<TokenClaims | undefined> => {
  try {
    await verified(token, secret, now)
    return undefined
  } catch (error) {
    // Thrown after the signature was verified.
    if (error instanceof errors.JWTExpired) return toClaims(error.payload)
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
