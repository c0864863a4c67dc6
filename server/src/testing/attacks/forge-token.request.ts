import { SignJWT } from 'jose'
import { deriveKey, type SecretKeys } from '../../config/secret-keys'
import { issueToken, TOKEN_LASTS_SECONDS } from '../../modules/passenger/sessions/session-token'
import { openSession } from '../../modules/passenger/sessions/sessions.repository'
import type { TestApp } from '../build-test-app'
import type { Attack } from './attack'

/** Opens the member's own coupons, which no other account may read. */
const opens = async (site: TestApp, authorization: string): Promise<boolean> =>
  (await site.call('wx/query.wx.user.voucher', {}, { authorization })).answer.code === 'SUCCESS'

const aSession = async ({ db, clock, member }: TestApp) => {
  const { accountId } = await member()
  return { accountId, ...(await openSession(db, accountId, clock.now())) }
}
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const FORGE_TOKEN: Attack[] = [
  {
    name: 'signs a token with a secret of their own',
    succeeds: async (site, guard) => {
      const session = await aSession(site)
      const secret: SecretKeys = guard ? ['a-secret-of-an-attacker'] : site.context.config.secrets.tokens
      return opens(site, await issueToken(session, secret, site.clock.now()))
    },
  },
  {
    name: 'sends a token without a signature',
    succeeds: async (site, guard) => {
      const { accountId, sessionId } = await aSession(site)
      const exp = Math.floor(site.clock.now() / 1000) + 600
      const unsigned = `${base64({ alg: 'none' })}.${base64({ sub: accountId, sid: sessionId, exp })}.`
      const signed = await issueToken({ accountId, sessionId }, site.context.config.secrets.tokens, site.clock.now())
      return opens(site, guard ? unsigned : signed)
    },
  },
  {
    name: 'puts the number of another account into a token of their own session',
    succeeds: async (site, guard) => {
      const [victim, own] = [await aSession(site), await aSession(site)]
      const token = await issueToken(own, site.context.config.secrets.tokens, site.clock.now())
      const [head, , signature] = token.split('.')
      const exp = Math.floor(site.clock.now() / 1000) + 600
      const changed = `${head}.${base64({ sub: victim.accountId, sid: victim.sessionId, exp })}.${signature}`
      const resigned = await issueToken(victim, site.context.config.secrets.tokens, site.clock.now())
      return opens(site, guard ? changed : resigned)
    },
  },
  {
    name: 'goes on with a token that is over',
    succeeds: async (site, guard) => {
      const session = await aSession(site)
      const before = site.clock.now()
      const token = await issueToken(session, site.context.config.secrets.tokens, before)
      site.clock.advance((TOKEN_LASTS_SECONDS + (guard ? 0 : -1)) * 1000)
      const isOpen = await opens(site, token)
      site.clock.set(before)
      return isOpen
    },
  },
  {
    name: 'renews a token by itself, without the cookie',
    succeeds: async (site, guard) => {
      const session = await aSession(site)
      const before = site.clock.now()
      const authorization = await issueToken(session, site.context.config.secrets.tokens, before)
      const cookie = `token=${session.secret}`
      site.clock.advance((TOKEN_LASTS_SECONDS - 60) * 1000)
      const headers: Record<string, string> = guard ? { authorization } : { authorization, cookie }
      const { answer } = await site.call('wx/query.wx.user.information', {}, headers)
      site.clock.advance(120_000)
      const isOpen = await opens(site, answer.jwt)
      site.clock.set(before)
      return isOpen
    },
  },
  {
    name: 'sends a token that never ends',
    succeeds: async (site, guard) => {
      const { accountId, sessionId } = await aSession(site)
      const own = deriveKey(site.context.config.secrets.tokens, 'session-token')
      const key = new TextEncoder().encode(guard ? 'a-secret-of-an-attacker' : own)
      const token = new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS256' }).setSubject(accountId)
      return opens(site, await token.sign(key))
    },
  },
  {
    name: 'goes on with the token of a session that was signed out',
    succeeds: async (site, guard) => {
      const session = await aSession(site)
      const authorization = await issueToken(session, site.context.config.secrets.tokens, site.clock.now())
      await site.call('logout', {}, { authorization })
      if (!guard)
        await site.db.updateTable('sessions').set({ revoked_at: null }).where('id', '=', session.sessionId).execute()
      return opens(site, authorization)
    },
  },
  {
    name: 'goes on with a session that lay idle',
    succeeds: async (site, guard) => {
      const session = await aSession(site)
      const eightDaysAgo = site.clock.now() - 8 * 86_400_000
      if (guard)
        await site.db
          .updateTable('sessions')
          .set({ last_seen_at: eightDaysAgo })
          .where('id', '=', session.sessionId)
          .execute()
      return opens(site, await issueToken(session, site.context.config.secrets.tokens, site.clock.now()))
    },
  },
]
