import { queryAuditCall } from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'
import { auditKey, verifyAudit } from '../audit'

let site: TestApp
let supervisor: TestStaff
beforeAll(async () => {
  site = await buildTestApp()
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())

const entries = () => site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').execute()
/** More different characters than an entry of an index may have bytes. */
const LONG = Array.from({ length: 6000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('')

describe('[D5.5] text that cannot be typed is refused, and is in the audit once', () => {
  it.each([
    ['half a character', '\ud800', 'ORDER_NOT_FOUND'],
    ['a byte order mark', '\uFEFFx', 'ORDER_NOT_FOUND'],
    ['a very long text', LONG, 'ORDER_NOT_FOUND'],
    ['the number of a document', 'A123456(7)', 'ORDER_NOT_FOUND'],
    ['a NUL character', '\0', 'BAD_REQUEST'],
  ])('the audit contains a refused call with %s', async (_, orderNo, code) => {
    const before = await entries()
    expect((await supervisor.call('staff/preview.refund', { orderNo })).code).toBe(code)
    const [last, ...others] = await entries()
    expect(others).toHaveLength(before.length)
    expect(last).toMatchObject({ action: 'refund-by-staff.read', outcome: 'refused', refusal: code })
    expect(JSON.stringify(last)).not.toContain('A123456')
    expect(await verifyAudit(site.db, auditKey(site.context.config))).toMatchObject({ broken: undefined })
  })
})

it.each<[string, object, object]>([
  ['staff/query.refunds', { number: 'A123456(7)' }, { number: 'Chan ming@mail.test' }],
  ['staff/query.coupons', { q: 'A123456(7)' }, { q: 'ming@mail.test' }],
  ['staff/query.audit', { objectId: 'A123456(7)' }, { accountId: 'ming@mail.test' }],
])('[D5.5] a search by %s is in the audit without document and address', async (path, ...bodies) => {
  for (const body of bodies) expect((await supervisor.call(path, body)).code).toBe('SUCCESS')
  const [address, document] = await entries()
  expect(document?.before).toContain('••••')
  expect(document?.before).not.toContain('A123456')
  expect(address?.before).toContain('<address>')
  expect(address?.before).not.toContain('ming')
})

it.each([
  ['ORDER_NOT_FOUND', '26112112345678901234', "'26112112345678901234"],
  ['ORDER_NOT_FOUND', '26112112345678901234', '２６１１２１ 12345678-901234'],
  ['ORDER_NOT_FOUND', 'HKGZHO', ' hkgzho'],
])('[D5.5] an action (%s) on %s is found by its object, typed as %s', async (refusal, orderNo, objectId) => {
  await supervisor.call('staff/query.order', { orderNo })
  const { data } = await supervisor.send(queryAuditCall, { objectId })
  expect(data[0]).toMatchObject({ object: { id: orderNo }, refusal })
})
