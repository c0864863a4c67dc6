import type { SignedIn } from '@shuttle/calls'
import type { User } from '@shuttle/contracts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The user row of the user-info call, parsed without a schema: schemas are larger than this file, which loads before
 * the first screen. A missing field becomes empty, and a missing level is 0, which permits least.
 */
const userFromRow = (row: Readonly<Record<string, unknown>>): User => ({
  nickname: text(row.nickname),
  avatarUrl: text(row.headimgurl),
  memberNumber: text(row.webUserId),
  level: Number(row.level) || 0,
  memberId: text(row.memberId),
  // Missing from older services.
  ...(typeof row.points === 'number' && { points: row.points }),
  ...(typeof row.couponCount === 'number' && { coupons: row.couponCount }),
  ...(row.hasEmail === false && { hasEmail: false }),
  ...(row.hasPassword === false && { hasPassword: false }),
})

/** Reads a user-info answer; undefined when it is a refusal or no such answer. */
export const signedInFromAnswer = (answer: unknown): SignedIn | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { code, jwt, responseData } = answer as Record<string, unknown>
  if (code !== 'SUCCESS' || typeof jwt !== 'string' || typeof responseData !== 'object' || !responseData)
    return undefined
  return { token: jwt, user: userFromRow(responseData as Record<string, unknown>) }
}

/** The code of a refusal that requires signing in again. Any other refusal is a fault, not the end of a session. */
export const sessionEnd = (answer: unknown): '401' | '408' | undefined => {
  const code = (answer as { code?: unknown } | undefined | null)?.code
  return code === '401' || code === '408' ? code : undefined
}
