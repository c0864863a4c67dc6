import { staffCalls } from '../../../http/openapi'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { auditKey, verifyAudit } from '../audit'

const MOST = 60

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ STAFF_CALLS_A_MINUTE: String(MOST) })
})
afterAll(() => site.close())

const listAuditEvents = ({ accountId }: { accountId: string }) =>
  site.db
    .selectFrom('audit_entries')
    .select(['action', 'outcome', 'refusal'])
    .where('account_id', '=', accountId)
    .orderBy('entry')
    .execute()
const send = async (by: TestMember, payload: string) => {
  const authorization = await by.authorize()
  const headers = { authorization, 'content-type': 'application/json' }
  return site.app.inject({ method: 'POST', url: '/api/staff/search.orders', payload, headers })
}

describe('[D5.69] a staff call whose body is not read', () => {
  it.each([
    ['longer than the limit', JSON.stringify({ name: 'x'.repeat(70_000) })],
    ['no JSON', '{'],
    ['nested too deep', `${'['.repeat(40)}${']'.repeat(40)}`],
  ])('a staff call that is %s is refused and in the audit', async (_, payload) => {
    const support = await site.staff('support')
    expect((await send(support, payload)).json().code).toBe('BAD_REQUEST')
    expect(await listAuditEvents(support)).toEqual([
      { action: 'order.search', outcome: 'refused', refusal: 'BAD_REQUEST' },
    ])
  })

  it('a staff call without permission is refused as any other', async () => {
    const gate = await site.staff('gate')
    expect((await send(gate, '{')).json().code).toBe('FORBIDDEN')
    expect(await listAuditEvents(gate)).toEqual([{ action: 'order.search', outcome: 'refused', refusal: 'FORBIDDEN' }])
    const member = await site.member()
    expect((await send(member, '{')).json().code).toBe('FORBIDDEN')
    expect(await listAuditEvents(member)).toEqual([
      { action: 'order.search', outcome: 'refused', refusal: 'FORBIDDEN' },
    ])
  })
})

describe('[D5.69] a staff call that is refused before its caller is read', () => {
  const callers = {
    staff: async () => ({ by: await site.staff('support'), role: 'support' }),
    member: async () => ({ by: await site.member(1), role: 'none' }),
  }
  const listOf = (accountId: string) =>
    site.db
      .selectFrom('audit_entries')
      .select(['account_id', 'role', 'action', 'outcome', 'refusal'])
      .where('account_id', '=', accountId)
      .orderBy('entry')
      .execute()

  it.each(
    (['staff', 'member'] as const).flatMap((who) => [
      [who, 'for its version of the wire', 'search.orders', { 'x-wire': '999999999' }, 'PAGE_TOO_OLD'] as const,
      [who, 'as that of another page', 'search.orders', { 'sec-fetch-site': 'cross-site' }, 'FORBIDDEN'] as const,
      [who, 'before a file is read', 'add.picture', { 'x-wire': '999999999' }, 'PAGE_TOO_OLD'] as const,
      [who, 'before a file of another page', 'add.picture', { 'sec-fetch-site': 'cross-site' }, 'FORBIDDEN'] as const,
    ]),
  )('a call of a %s is in the audit with its account: %s', async (who, _, path, headers, refusal) => {
    const { by, role } = await callers[who]()
    const { answer } = await site.call(`staff/${path}`, {}, { authorization: await by.authorize(), ...headers })
    expect(answer.code).toBe(refusal)
    const action = path === 'add.picture' ? 'content.edit' : 'order.search'
    expect(await listOf(by.accountId)).toEqual([
      { account_id: by.accountId, role, action, outcome: 'refused', refusal },
    ])
  })

  it('an early refusal without a session is in the audit without an account', async () => {
    const from = (await listOf('')).length
    expect((await site.call('staff/search.orders', {}, { 'x-wire': '999999999' })).answer.code).toBe('PAGE_TOO_OLD')
    expect((await listOf('')).slice(from)).toMatchObject([{ role: 'none', refusal: 'PAGE_TOO_OLD' }])
  })

  it('a refused method is in the audit, and a path that is no call is not', async () => {
    const { by, role } = await callers.staff()
    const headers = { authorization: await by.authorize() }
    for (const url of ['/api/staff/search.orders?page=1', '/api/staff/no.call'])
      expect((await site.app.inject({ method: 'GET', url, headers })).statusCode).toBe(404)
    expect(await listOf(by.accountId)).toEqual([
      { account_id: by.accountId, role, action: 'order.search', outcome: 'refused', refusal: 'NOT_FOUND' },
    ])
  })

  it('a call beyond the limit of its address is in the audit without reading the session', async () => {
    const small = await buildTestApp({ REQUESTS_A_MINUTE: '60' })
    const by = await small.staff('support')
    const headers = { authorization: await by.authorize() }
    let last = ''
    for (let count = 0; count < 70; count += 1) last = (await small.call('staff/query.index', {}, headers)).answer.code
    expect(last).toBe('TOO_MANY_REQUESTS')
    const entries = small.db.selectFrom('audit_entries').select(['account_id', 'role', 'action'])
    const refused = await entries.where('refusal', '=', 'TOO_MANY_REQUESTS').execute()
    expect(refused[0]).toEqual({ account_id: '', role: 'none', action: 'backoffice.open' })
    await small.close()
  })
})

describe('[D5.69] staff calls of one account in a minute', () => {
  it('calls are answered up to the limit; beyond it 429 has the wait, and the audit has the first', async () => {
    const [busy, other] = [await site.staff('support'), await site.staff('support')]
    for (let count = 0; count < MOST; count += 1)
      expect((await busy.call('staff/query.index', {})).code).toBe('SUCCESS')
    const refused = await send(busy, '{}')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).not.toBe('')
    expect((await send(busy, '{')).statusCode).toBe(429)
    const refusals = (await listAuditEvents(busy)).filter(({ outcome }) => outcome === 'refused')
    expect(refusals).toEqual([{ action: 'order.search', outcome: 'refused', refusal: 'TOO_MANY_REQUESTS' }])
    expect((await send(other, '{}')).json().code).toBe('SUCCESS')
  })
})

describe('[D5.69] a staff call by a caller who is not staff', () => {
  const listStrange = () =>
    site.db
      .selectFrom('audit_entries')
      .select(['account_id', 'role', 'action', 'refusal', 'before', 'after'])
      .where('role', '=', 'none')
      .orderBy('entry')
      .execute()
  const anAuditEvent = { role: 'none', before: '', after: '' }

  it.each([0, 1, 8])('the audit has each attempt of an account of level %i', async (level) => {
    const member = await site.member(level)
    const from = (await listStrange()).length
    for (const path of ['search.orders', 'export.orders', 'set.role'])
      expect((await member.call(`staff/${path}`, { filters: { q: 'Chan' } })).code).toBe('FORBIDDEN')
    expect((await listStrange()).slice(from)).toEqual(
      ['order.search', 'order.export', 'staff.edit'].map((action) => ({
        ...{ ...anAuditEvent, account_id: member.accountId },
        ...{ action, refusal: 'FORBIDDEN' },
      })),
    )
  })

  it('the audit has an attempt without a session, also at a call that accepts a file', async () => {
    const from = (await listStrange()).length
    for (const path of ['search.orders', 'add.picture'])
      expect((await site.call(`staff/${path}`, {})).answer.code).toBe('401')
    const ended = await site.member(1)
    const headers = { authorization: await ended.authorize() }
    await site.db.updateTable('sessions').set({ revoked_at: 1 }).where('account_id', '=', ended.accountId).execute()
    expect((await site.call('staff/search.orders', {}, headers)).answer.code).toBe('401')
    expect((await listStrange()).slice(from)).toMatchObject([
      { account_id: '', action: 'order.search', refusal: '401' },
      { account_id: '', action: 'content.edit', refusal: '401' },
      { account_id: '', action: 'order.search', refusal: '401' },
    ])
  })

  it('the audit has five attempts a minute at one call, and no more', async () => {
    const member = await site.member(1)
    for (let count = 0; count < 10; count += 1)
      expect((await member.call('staff/search.orders', {})).code).toBe('FORBIDDEN')
    expect(await listAuditEvents(member)).toHaveLength(5)
    site.clock.advance(60_000)
    await member.call('staff/search.orders', {})
    expect(await listAuditEvents(member)).toHaveLength(6)
    expect(await verifyAudit(site.db, auditKey(site.context.config))).toMatchObject({ broken: undefined })
  })

  it('the audit has an attempt at each call, however many others one account or visitor made', async () => {
    site.clock.advance(60_000)
    const member = await site.member(1)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const from = (await listAuditEvents({ accountId: '' })).length
    for (const { path } of staffCalls) {
      expect((await member.call(path, {})).code).toBe('FORBIDDEN')
      expect((await site.call(path, {}, headers)).answer.code).toBe('401')
    }
    const actions = staffCalls.map(({ access }) => access)
    expect((await listAuditEvents(member)).map(({ action }) => action)).toEqual(actions)
    expect((await listAuditEvents({ accountId: '' })).slice(from).map(({ action }) => action)).toEqual(actions)
  })

  it('the audit has a visitor of one address beside a flood from another', async () => {
    const from = (await listAuditEvents({ accountId: '' })).length
    const send = async (ip: string) =>
      (await site.call('staff/search.orders', {}, { 'x-forwarded-for': ip })).answer.code
    for (let count = 0; count < 10; count += 1) expect(await send('2001:db8:7:1::1')).toBe('401')
    // Of the same customer of an internet provider.
    expect(await send('2001:db8:7:2::1')).toBe('401')
    expect((await listAuditEvents({ accountId: '' })).slice(from)).toHaveLength(5)
    expect(await send('198.51.100.9')).toBe('401')
    expect((await listAuditEvents({ accountId: '' })).slice(from)).toHaveLength(6)
  })
})
