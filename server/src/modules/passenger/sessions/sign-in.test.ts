// @alone: spies on the module of password hashes
import { hash, verify } from '@node-rs/argon2'
import { clearFailures } from '../../../testing/attacks/attack'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { hashPassword } from './password'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})
const verifications = jest.mocked(verify)

let site: TestApp
let password_hash: string
const accounts = () => site.db.updateTable('accounts').where('email', '=', 'level1@demo.test')
beforeAll(async () => {
  site = await buildTestApp()
  const hashes = site.db.selectFrom('accounts').select('password_hash').where('email', '=', 'level1@demo.test')
  password_hash = (await hashes.executeTakeFirstOrThrow()).password_hash
})
afterAll(() => site.close())
beforeEach(async () => {
  verifications.mockClear()
  await clearFailures(site)
  await accounts().set({ password_hash }).execute()
  await site.db.deleteFrom('sessions').execute()
})

const signIn = (given: Parameters<typeof credentials>[0] = {}) => site.call('login', credentials(given))

describe('signing in', () => {
  it('[A7.login.1] signing in answers a short token and the member', async () => {
    const { status, answer } = await signIn()
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      code: 'SUCCESS',
      message: '成功',
      jwt: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      responseData: { nickname: 'Demo member', level: 1 },
    })
    expect(JSON.stringify(answer)).not.toContain('argon2')
  })

  it.each(['  level1@demo.test ', 'LEVEL1@Demo.Test', '\tLevel1@DEMO.test\n'])(
    '[A5.email.1] signing in accepts the address %j',
    async (email) => {
      expect((await signIn({ email })).answer.code).toBe('SUCCESS')
    },
  )

  it.each([
    ['a hash of today', 'NFD', 'NFC', hashPassword],
    ['a hash of today', 'NFC', 'NFD', hashPassword],
    ['an old hash', 'NFD', 'NFC', (password: string) => hash(password)],
    ['an old hash', 'NFC', 'NFD', (password: string) => hash(password)],
  ] as const)(
    'signing in accepts an accented password of %s that was set as %s and is typed as %s',
    async (_, set, typed, toHash) => {
      await accounts()
        .set({ password_hash: await toHash('Pässwörd12'.normalize(set)) })
        .execute()
      expect((await signIn({ password: 'Pässwörd12'.normalize(typed) })).answer.code).toBe('SUCCESS')
      expect((await signIn({ password: 'Password12' })).answer.code).toBe('BAD_CREDENTIALS')
    },
  )

  it('signing in does not trim the password', async () => {
    expect((await signIn({ password: ' demo1234' })).answer.code).toBe('BAD_CREDENTIALS')
  })

  it.each(['', 'x', 'x'.repeat(1000), '密碼', 'DEMO1234'])(
    '[D6.password.1] signing in refuses the password %j as wrong, and never as too short or too long',
    async (password) => {
      expect((await signIn({ password })).answer.code).toBe('BAD_CREDENTIALS')
    },
  )

  it('[D9.7] a wrong password is a refusal with status 200 and opens nothing', async () => {
    const refused = await signIn({ password: 'wrong' })
    expect([refused.status, refused.cookies, refused.answer.jwt]).toEqual([200, [], undefined])
    expect(await site.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  it('[D6.silence.1] signing in answers a wrong password and an unknown address alike, after the same work', async () => {
    const answers = [
      await signIn({ password: 'wrong' }),
      await signIn({ email: 'unknown@demo.test', password: 'wrong' }),
    ]
    const [wrong, unknown] = answers.map(({ status, cookies, answer: { requestId, ...rest } }) => {
      expect(requestId).toBeTruthy()
      return { status, cookies, rest }
    })
    expect(unknown).toEqual(wrong)
    expect(verifications).toHaveBeenCalledTimes(2)
  })

  it('[D6.password.1] signing in verifies an unknown address against a hash that costs as much as a real one', async () => {
    await signIn({ email: 'unknown@demo.test', password: 'wrong' })
    const cost = (hash: unknown) => String(hash).split('$').slice(0, 4).join('$')
    const [spent] = verifications.mock.calls[0] ?? []
    expect(cost(spent)).toBe(cost(await hashPassword('any')))
    expect(cost(spent)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
  })

  it('signing in opens a session for each of two sign-ins at once', async () => {
    const both = await Promise.all([signIn(), signIn()])
    const secrets = both.map(({ cookies }) => cookies.find(({ name }) => name === 'token')?.value)
    expect(new Set(secrets).size).toBe(2)
    const rows = await site.db.selectFrom('sessions').selectAll().execute()
    expect(rows).toHaveLength(2)
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('the cookies of a session', () => {
  const byName = async (from: TestApp) => {
    const { cookies } = await from.call('login', credentials())
    return Object.fromEntries(cookies.map(({ name, ...cookie }) => [name, cookie]))
  }

  it('[D9.21] a session has an HttpOnly token and a readable marker, of this site and for every path', async () => {
    const { token, signed_in: marker } = await byName(site)
    expect(token).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      value: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(marker).toMatchObject({ sameSite: 'Lax', path: '/', value: '1' })
    expect(marker).not.toHaveProperty('httpOnly')
    expect(token).not.toHaveProperty('secure')
    expect(marker).not.toHaveProperty('secure')
  })

  it('[D9.21] session cookies are Secure where passengers come by https', async () => {
    const secure = await buildTestApp({ PUBLIC_URL: 'https://tickets.example' })
    const { token, signed_in: marker } = await byName(secure)
    await secure.close()
    expect([token, marker]).toMatchObject([{ secure: true, httpOnly: true }, { secure: true }])
  })
})
