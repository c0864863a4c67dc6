import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'

const MOST = 60

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ STAFF_CALLS_A_MINUTE: String(MOST) })
})
afterAll(() => site.close())

const listActs = ({ accountId }: { accountId: string }) =>
  site.db
    .selectFrom('audit_entries')
    .select(['action', 'outcome', 'refusal'])
    .where('account_id', '=', accountId)
    .orderBy('entry')
    .execute()
const send = async (by: TestStaff, payload: string) => {
  const authorization = await by.authorize()
  const headers = { authorization, 'content-type': 'application/json' }
  return site.app.inject({ method: 'POST', url: '/api/staff/search.orders', payload, headers })
}

describe('[D5.69] a call of staff whose body is not read', () => {
  it.each([
    ['longer than the limit', JSON.stringify({ name: 'x'.repeat(70_000) })],
    ['no JSON', '{'],
    ['nested too deep', `${'['.repeat(40)}${']'.repeat(40)}`],
  ])('because it is %s is refused and in the audit', async (_, payload) => {
    const support = await site.staff('support')
    expect((await send(support, payload)).json().code).toBe('BAD_REQUEST')
    expect(await listActs(support)).toEqual([{ action: 'order.search', outcome: 'refused', refusal: 'BAD_REQUEST' }])
  })

  it('of somebody without a right to it is refused as any other', async () => {
    const gate = await site.staff('gate')
    expect((await send(gate, '{')).json().code).toBe('FORBIDDEN')
    expect(await listActs(gate)).toEqual([{ action: 'order.search', outcome: 'refused', refusal: 'FORBIDDEN' }])
    const member = await site.member()
    expect((await send(member, '{')).json().code).toBe('FORBIDDEN')
    expect(await listActs(member)).toEqual([])
  })
})

describe('[D5.69] calls of one account in a minute', () => {
  it('are answered up to the limit; beyond it 429 says how long to wait, and the audit has the first', async () => {
    const [busy, other] = [await site.staff('support'), await site.staff('support')]
    for (let count = 0; count < MOST; count += 1)
      expect((await busy.call('staff/query.index', {})).code).toBe('SUCCESS')
    const refused = await send(busy, '{}')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).not.toBe('')
    expect((await send(busy, '{')).statusCode).toBe(429)
    const refusals = (await listActs(busy)).filter(({ outcome }) => outcome === 'refused')
    expect(refusals).toEqual([{ action: 'order.search', outcome: 'refused', refusal: 'TOO_MANY_REQUESTS' }])
    expect((await send(other, '{}')).json().code).toBe('SUCCESS')
  })
})
