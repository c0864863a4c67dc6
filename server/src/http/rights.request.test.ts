import { generateKeyPairSync, sign } from 'node:crypto'
import { ACTIONS, type Action, isAction, isAllowed, ROLES, type Role } from '@shuttle/domain'
import { signedText } from '../modules/partners/partner-api/assert-partner-account'
import { buildTestApp, TEST_NOW, type TestApp } from '../testing/build-test-app'
import { allCalls } from './openapi'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const calls = allCalls.map(({ path }) => path).join(',')
  await site.db
    .insertInto('partner_accounts')
    .values({ app_id: 'kiosk', public_key, calls, revoked_at: null })
    .execute()
})
afterAll(() => site.close())

const callAs: Record<Role, (path: string) => Promise<string>> = {
  visitor: async (path) => (await site.call(path, {})).answer.code,
  member: async (path) => (await (await site.member(0)).call(path, {})).code,
  staff: async (path) => (await (await site.member(9)).call(path, {})).code,
  partner: async (path) => {
    const body = { appId: 'kiosk', timestamp: TEST_NOW / 1000 }
    const signature = sign(null, Buffer.from(signedText(path, body)), privateKey).toString('base64')
    return (await site.call(path, { ...body, sign: signature })).answer.code
  },
}
const DENIED = ['401', '408', 'FORBIDDEN', 'PARTNER_PERMISSION']

describe('rights of a call', () => {
  it.each(allCalls.map(({ path, access }) => [path, access]))('%s names a known action: %s', (_path, access) => {
    expect(isAction(access)).toBe(true)
  })

  it('every action is named by a call, but that of an order, which its handler checks', () => {
    const named = new Set<string>(allCalls.map(({ access }) => access))
    expect(ACTIONS.filter((action) => !named.has(action))).toEqual(['order.place'])
  })

  const cells = allCalls.flatMap(({ path, access }) => ROLES.map((role) => [path, role, access as Action] as const))
  // Restored by the cookie of the browser, whatever the token is.
  const checkedCells = cells.filter(([, , action]) => action !== 'session.read')
  it.each(checkedCells)('%s serves a %s as the table of rights allows', async (path, role, action) => {
    const code = await callAs[role](path)
    expect([code, DENIED.includes(code)]).toEqual([code, !isAllowed(role, action)])
  })
})
