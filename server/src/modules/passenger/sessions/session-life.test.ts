import { SignJWT } from 'jose'
import { uuidv7 } from 'uuidv7'
import { deriveKey } from '../../../config/secret-keys'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { IDLE_AFTER_MS } from './authenticate'
import { SESSION_LASTS_MS } from './session-cookies'
import { issueToken, readToken, TOKEN_LASTS_SECONDS } from './session-token'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

/** A call of members: 200 with ORDER_NOT_FOUND means that it was admitted. */
const callAsMember = async (headers: Record<string, string>) => {
  const { status, answer } = await site.call('wx/cancel.wx.order', { orderNo: 'none' }, headers)
  return [status, answer.code]
}
const LET_IN = [200, 'ORDER_NOT_FOUND']
const SIGN_IN = [401, '401']
const IDLE = [401, '408']

const readClaims = async (token: string) => {
  const claims = await readToken(token, site.context.config.secrets.tokens, site.clock.now())
  if (!claims) throw new Error('not a token')
  return claims
}

describe('the short token', () => {
  it('the short token lasts thirty minutes', async () => {
    const headers = await site.signIn()
    site.clock.advance(TOKEN_LASTS_SECONDS * 1000 - 1000)
    expect(await callAsMember(headers)).toEqual(LET_IN)
    site.clock.advance(1000)
    expect(await callAsMember(headers)).toEqual(SIGN_IN)
  })

  it('[D9.6] the short token comes raw or after "Bearer "', async () => {
    const { authorization } = await site.signIn()
    for (const header of [authorization, `Bearer ${authorization}`, `bearer ${authorization}`])
      expect(await callAsMember({ authorization: header })).toEqual(LET_IN)
  })

  it('[D9.7] a call of members without a token is refused', async () => {
    expect(await callAsMember({})).toEqual(SIGN_IN)
    for (const authorization of ['', 'Bearer ', 'Bearer', 'nonsense', 'a.b.c', '密'])
      expect(await callAsMember({ authorization })).toEqual(SIGN_IN)
  })

  it('the short token names account and session and nothing else, no level above all', async () => {
    const { authorization } = await site.signIn(9)
    const payload = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString())
    expect(Object.keys(payload).sort()).toEqual(['exp', 'iat', 'sid', 'sub'])
  })
})

describe('a forged token', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: Record<string, (token: string) => Promise<string>> = {
    'signed with another key': async (token) =>
      issueToken(await readClaims(token), ['a-secret-of-an-attacker'], site.clock.now()),
    'with algorithm none': async (token) => `${base64({ alg: 'none' })}.${token.split('.')[1]}.`,
    'with algorithm HS512 of the right key': async (token) => {
      const { accountId, sessionId } = await readClaims(token)
      const key = new TextEncoder().encode(deriveKey(site.context.config.secrets.tokens, 'session-token'))
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS512' })
        .setSubject(accountId)
        .setExpirationTime(Math.floor(site.clock.now() / 1000) + 60)
        .sign(key)
    },
    'with another account in it': async (token) => {
      const [header, payload = '', signature] = token.split('.')
      const other = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: uuidv7() }
      return `${header}.${base64(other)}.${signature}`
    },
    'with another session in it': async (token) => {
      const [header, payload = '', signature] = token.split('.')
      const other = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sid: uuidv7() }
      return `${header}.${base64(other)}.${signature}`
    },
    'with a session that is not the account’s, rightly signed': async (token) => {
      const claims = { ...(await readClaims(token)), accountId: uuidv7() }
      return issueToken(claims, site.context.config.secrets.tokens, site.clock.now())
    },
    'of a session that never was, rightly signed': async (token) => {
      const claims = { ...(await readClaims(token)), sessionId: uuidv7() }
      return issueToken(claims, site.context.config.secrets.tokens, site.clock.now())
    },
    'with its end cut off': async (token) => token.slice(0, -1),
  }

  it.each(Object.keys(forgeries))('a forged token %s opens nothing', async (name) => {
    const { authorization } = await site.signIn()
    const forged = await forgeries[name]?.(authorization)
    expect(await callAsMember({ authorization: forged ?? authorization })).toEqual(SIGN_IN)
    expect(await callAsMember({ authorization })).toEqual(LET_IN)
  })
})

describe('a session', () => {
  const freshToken = async (headers: { authorization: string }) => ({
    authorization: await issueToken(
      await readClaims(headers.authorization),
      site.context.config.secrets.tokens,
      site.clock.now(),
    ),
  })
  const backFromIdling = async (idleMs: number) => {
    const claims = await readClaims((await site.signIn()).authorization)
    site.clock.advance(idleMs)
    const authorization = await issueToken(claims, site.context.config.secrets.tokens, site.clock.now())
    return callAsMember({ authorization })
  }

  it('[D9.7] a session may be idle for seven days, and then is over by code 408', async () => {
    expect(await backFromIdling(IDLE_AFTER_MS)).toEqual(LET_IN)
    expect(await backFromIdling(IDLE_AFTER_MS + 1)).toEqual(IDLE)
    expect(IDLE_AFTER_MS).toBe(7 * 24 * 60 * 60 * 1000)
  })

  it('[D6.session.1] an old token of an idle session is answered 408, and no other', async () => {
    const [away, out] = [await site.signIn(), await site.signIn()]
    await site.call('logout', {}, out)
    const forged = await issueToken(await readClaims(away.authorization), ['another-secret'], site.clock.now())
    site.clock.advance(IDLE_AFTER_MS)
    expect(await callAsMember(away)).toEqual(SIGN_IN)
    site.clock.advance(1)
    expect(await callAsMember(away)).toEqual(IDLE)
    expect(await callAsMember(out)).toEqual(SIGN_IN)
    expect(await callAsMember({ authorization: forged })).toEqual(SIGN_IN)
  })

  it('a session that is used does not become idle', async () => {
    let headers = await site.signIn()
    for (let day = 0; day < 10; day++) {
      const claims = await readClaims(headers.authorization)
      site.clock.advance(86_400_000)
      headers = { authorization: await issueToken(claims, site.context.config.secrets.tokens, site.clock.now()) }
      expect(await callAsMember(headers)).toEqual(LET_IN)
    }
  })

  it('[D6.session.6] a session ends for good after thirty days, although it was used every day', async () => {
    const claims = await readClaims((await site.signIn()).authorization)
    const callWithFreshToken = async () =>
      callAsMember({ authorization: await issueToken(claims, site.context.config.secrets.tokens, site.clock.now()) })
    for (let day = 1; day < 30; day++) {
      site.clock.advance(86_400_000)
      expect(await callWithFreshToken()).toEqual(LET_IN)
    }
    site.clock.advance(86_400_000 - 1)
    expect(await callWithFreshToken()).toEqual(LET_IN)
    site.clock.advance(1)
    expect(await callWithFreshToken()).toEqual(SIGN_IN)
    // Nor does a later use restore it.
    expect(await callWithFreshToken()).toEqual(SIGN_IN)
    expect(SESSION_LASTS_MS).toBe(30 * 24 * 60 * 60 * 1000)
  })

  it('a session ends at sign-out although its token is still valid, and no other session with it', async () => {
    const [ended, other] = [await site.signIn(), await site.signIn()]
    await site.call('logout', {}, ended)
    expect(await callAsMember(ended)).toEqual(SIGN_IN)
    expect(await callAsMember(await freshToken(ended))).toEqual(SIGN_IN)
    expect(await callAsMember(other)).toEqual(LET_IN)
  })

  it('[D6.level.1] a session has the level its account has now', async () => {
    const { accountId, authorize } = await site.member(1)
    const headers = { authorization: await authorize() }
    await site.db.updateTable('accounts').set({ level: 0 }).where('id', '=', accountId).execute()
    const { answer } = await site.call('wx/query.wx.user.information', {}, headers)
    expect(answer.responseData.level).toBe(0)
  })
})
