import type { User } from '@shuttle/contracts'

type Held = Pick<User, 'hasEmail' | 'hasPassword'>

/** Whether a member has a password. An older service sends neither field, and its members have one. */
export const hasPassword = ({ hasEmail, hasPassword }: Held): boolean => hasEmail !== false && hasPassword !== false

/** What a member can prove the identity with, apart from signing in through WeChat again. */
export type ProofWay = 'password' | 'code' | 'none'

export const findProofWay = (user: Held): ProofWay => {
  if (hasPassword(user)) return 'password'
  return user.hasEmail === false ? 'none' : 'code'
}
