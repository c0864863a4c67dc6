import { randomBytes } from 'node:crypto'

export interface SandboxUser {
  openid: string
  nickname: string
}
interface Grant {
  user: SandboxUser
  scope: string
  /** Milliseconds since the epoch. */
  until: number
}

/** A code lasts five minutes, a token two hours, as with WeChat. */
const CODE_LASTS_MS = 5 * 60_000
export const ACCESS_TOKEN_SECONDS = 7200

/** Codes and tokens that WeChat issued; all in memory. */
export const createWechatLoginState = (now: () => number) => {
  const codes = new Map<string, Grant & { isUsed: boolean }>()
  const tokens = new Map<string, Grant>()
  const createId = () => randomBytes(16).toString('hex')
  return {
    giveCode: (user: SandboxUser, scope: string): string => {
      const code = createId()
      codes.set(code, { user, scope, until: now() + CODE_LASTS_MS, isUsed: false })
      return code
    },
    /** The token of a code, else the provider's number of what is wrong with it. */
    takeCode: (code: string): { errcode: number } | (Grant & { token: string }) => {
      const grant = codes.get(code)
      if (!grant) return { errcode: 40029 }
      if (grant.isUsed) return { errcode: 40163 }
      if (now() >= grant.until) return { errcode: 42003 }
      grant.isUsed = true
      const token = createId()
      const given = { user: grant.user, scope: grant.scope, until: now() + ACCESS_TOKEN_SECONDS * 1000 }
      tokens.set(token, given)
      return { ...given, token }
    },
    tokenGrant: (token: string): Grant | undefined => {
      const grant = tokens.get(token)
      return grant && now() < grant.until ? grant : undefined
    },
  }
}
export type WechatLoginState = ReturnType<typeof createWechatLoginState>
