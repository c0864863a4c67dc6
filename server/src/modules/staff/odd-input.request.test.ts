import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'
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

describe('[D5.5] what nobody types is refused, and stands in the audit once', () => {
  it.each([
    ['half a character', '\ud800', 'ORDER_NOT_FOUND'],
    ['a byte order mark', '\uFEFFx', 'ORDER_NOT_FOUND'],
    ['a very long text', LONG, 'ORDER_NOT_FOUND'],
    ['a NUL character', '\0', 'BAD_REQUEST'],
  ])('%s', async (_, orderNo, code) => {
    const before = await entries()
    expect((await supervisor.call('staff/preview.refund', { orderNo })).code).toBe(code)
    const [last, ...others] = await entries()
    expect(others).toHaveLength(before.length)
    expect(last).toMatchObject({ action: 'refund-by-staff.read', outcome: 'refused', refusal: code })
    expect(await verifyAudit(site.db, auditKey(site.context.config))).toMatchObject({ broken: undefined })
  })
})
