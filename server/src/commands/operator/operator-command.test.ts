import { auditKey, verifyAudit } from '../../modules/backoffice/audit'
import { assertKeys, toKeyMarks } from '../../start/key-proofs'
import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import { makeFirstSupervisor } from './first-supervisor'
import { makeEnrolmentCode } from './make-enrolment-code'
import { replaceKey } from './replace-key'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  await site.db.deleteFrom('staff_roles').execute()
})

const isAuditWhole = async () => (await verifyAudit(site.db, auditKey(site.context.config))).broken === undefined
const listAuditEvents = () =>
  site.db.selectFrom('audit_entries').select(['role', 'action', 'object_id', 'after']).orderBy('entry').execute()
const listStaffMails = async () => {
  const mails = site.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:staff-access')
  const rows = await mails.orderBy('id').execute()
  return rows.map(({ payload }) => JSON.parse(payload))
}
const promote = (email: string) => makeFirstSupervisor(site.db, { email, now: TEST_NOW })

describe('the first supervisor', () => {
  it('the first supervisor is a registered member, once, and the audit records it', async () => {
    const { authorization } = await site.signIn(1)
    expect(await promote(' Level1@Demo.test')).toContain('level1@demo.test is supervisor')
    const row = site.db.selectFrom('accounts').select(['id', 'level']).where('email', '=', 'level1@demo.test')
    const { id, level } = await row.executeTakeFirstOrThrow()
    expect(level).toBe(9)
    expect(await listAuditEvents()).toEqual([
      { role: 'operator', action: 'staff.edit', object_id: id, after: '{"role":"supervisor","level":9}' },
    ])
    expect(await isAuditWhole()).toBe(true)
    // The member's earlier sessions are over: staff begin anew, with the second factor.
    expect((await site.call('wx/query.wx.user.data', {}, { authorization })).answer.code).toBe('401')
    const { authorization: again } = await site.signIn(1)
    expect((await site.call('staff/query.index', {}, { authorization: again })).answer).toMatchObject({
      code: 'SUCCESS',
      responseData: { role: 'supervisor' },
    })
  })

  it('the first supervisor gets a mail about the role and one about the enrolment code, which is in neither', async () => {
    const output = await promote('level1@demo.test')
    const row = site.db.selectFrom('accounts').select('id').where('email', '=', 'level1@demo.test')
    const about = { accountId: (await row.executeTakeFirstOrThrow()).id, language: 'zh-hk' }
    const mails = await listStaffMails()
    expect(mails).toEqual([
      { ...about, change: 'role' },
      { ...about, change: 'code' },
    ])
    const [code = ''] = /([0-9a-f]{5}-){3}[0-9a-f]{5}/.exec(output) ?? []
    expect(code).not.toBe('')
    expect(JSON.stringify(mails)).not.toContain(code)
  })

  it('the first supervisor is refused where there is one, and for an address that was not verified', async () => {
    await expect(promote('nobody@tickets.example')).rejects.toThrow('register on the site first')
    await site.staff('supervisor')
    await expect(promote('level1@demo.test')).rejects.toThrow('There is a supervisor')
    expect(await listAuditEvents()).toEqual([])
    expect(await listStaffMails()).toEqual([])
  })
})

describe('a lost or leaked key', () => {
  it('the command replaces a lost key by that of the next start, and audits the setting', async () => {
    const { config } = site.context
    const start = (tokens: string) => {
      const changed = { ...config, secrets: { ...config.secrets, tokens: [tokens] as const } }
      return assertKeys(site.db, changed, toKeyMarks(changed))
    }
    await start('the secret')
    await expect(start('another')).rejects.toThrow('operator replace-key TOKEN_SECRET')
    expect(await replaceKey(site.db, { setting: 'TOKEN_SECRET', now: TEST_NOW })).toContain('TOKEN_SECRET')
    await start('another')
    await expect(start('the secret')).rejects.toThrow('TOKEN_SECRET is not the one')
    expect(await listAuditEvents()).toEqual([
      { role: 'operator', action: 'key.replace', object_id: 'TOKEN_SECRET', after: '' },
    ])
    expect(await isAuditWhole()).toBe(true)
    await expect(replaceKey(site.db, { setting: 'PORT', now: TEST_NOW })).rejects.toThrow('PORT is none of DATA_KEY')
  })
})

describe('an enrolment code', () => {
  it('the command issues an enrolment code to staff without an app, and audits it', async () => {
    const { email, accountId } = await site.staff('supervisor')
    expect(await makeEnrolmentCode(site.db, { email, now: TEST_NOW })).toMatch(/: ([0-9a-f]{5}-){3}[0-9a-f]{5}$/)
    expect(await listAuditEvents()).toEqual([
      { role: 'operator', action: 'staff.edit', object_id: accountId, after: '{"enrolmentCode":"issued"}' },
    ])
    expect(await listStaffMails()).toEqual([{ accountId, change: 'code', language: 'zh-hk' }])
    const member = { email: 'level1@demo.test', now: TEST_NOW }
    await expect(makeEnrolmentCode(site.db, member)).rejects.toThrow('is not of the staff')
  })

  it('the command issues an enrolment code with the first supervisor', async () => {
    expect(await promote('level1@demo.test')).toMatch(/enrolment code ([0-9a-f]{5}-){3}[0-9a-f]{5}, good for 24 hours/)
  })
})
