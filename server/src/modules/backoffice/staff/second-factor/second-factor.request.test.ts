import type { StaffPosition } from '@shuttle/domain/staff'
import {
  beginEnrolmentCall,
  confirmEnrolmentCall,
  giveSecondFactorCall,
  issueEnrolmentCodeCall,
  queryStaffCall,
  queryStaffIndexCall,
  resetSecondFactorCall,
  type StaffCallDefinition,
  setStaffRoleCall,
} from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { transaction } from '../../../../database/transaction'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { type TestStaff, withSend } from '../../../../testing/new-staff'
import { accountMails } from '../../../passenger/accounts/account-mails'
import { issueToken } from '../../../passenger/sessions/session-token'
import { openSession } from '../../../passenger/sessions/sessions.repository'
import { issueEnrolmentCode } from './enrolment-code'
import { digitsAt } from './totp'

const MINUTE = 60_000
const STEP = 30_000

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp({ STAFF_SECOND_FACTOR: 'on' })
})
afterAll(() => site.close())
beforeEach(() => site.startAnew())

const codeOf = async <Call extends StaffCallDefinition>(
  staff: TestStaff,
  call: Call,
  body: z.output<Call['request']>,
): Promise<string> => (await staff.send(call, body)).code
/** As created by a supervisor or the operator. */
const codeFor = async ({ accountId }: TestStaff): Promise<string> => {
  const about = { accountId, language: 'en' as const, now: site.clock.now() }
  return (await transaction(site.db, (trx) => issueEnrolmentCode(trx, about))).enrolmentCode
}
/** A staff member with an app: how to read its digits, and the recovery codes. */
const enrol = async (position: StaffPosition) => {
  const staff = await site.staff(position)
  const { secret } = (await staff.send(beginEnrolmentCall, { enrolmentCode: await codeFor(staff) })).data
  const digits = (after = 0) => digitsAt(secret, site.clock.now() + after)
  const answer = await staff.send(confirmEnrolmentCall, { code: digits() })
  expect(answer.code).toBe('SUCCESS')
  return { staff, secret, digits, recoveryCodes: answer.data.recoveryCodes }
}
/** The same account in another browser. */
const anotherSession = async ({ accountId }: TestStaff): Promise<TestStaff> => {
  const { sessionId } = await openSession(site.db, accountId, site.clock.now())
  const authorize = () => issueToken({ accountId, sessionId }, site.context.config.secrets.tokens, site.clock.now())
  const call = async (path: string, body: object) =>
    (await site.call(path, body, { authorization: await authorize() })).answer
  return withSend({ accountId, email: '', authorize, prove: async () => {}, call })
}
const stateOf = async (staff: TestStaff) => (await staff.send(queryStaffIndexCall, {})).data.secondFactor

describe('setting up an app', () => {
  it('the app needs a code of a supervisor, valid for that account, once, for 24 hours', async () => {
    const { staff: supervisor } = await enrol('supervisor')
    const [clerk, other] = [await site.staff('support'), await site.staff('support')]
    const begin = (who: TestStaff, enrolmentCode?: string) => codeOf(who, beginEnrolmentCall, { enrolmentCode })
    const issue = async ({ accountId }: TestStaff) =>
      (await supervisor.send(issueEnrolmentCodeCall, { accountId })).data.enrolmentCode
    for (const guess of [undefined, '', '00000-00000-00000-00000'])
      expect(await begin(clerk, guess)).toBe('STAFF_ENROLMENT_CODE_WRONG')
    const [first, second] = [await issue(clerk), await issue(clerk)]
    expect(await begin(clerk, first)).toBe('STAFF_ENROLMENT_CODE_WRONG')
    expect(await begin(other, second)).toBe('STAFF_ENROLMENT_CODE_WRONG')
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `
    const { secret } = (await clerk.send(beginEnrolmentCall, { enrolmentCode: typed })).data
    const code = digitsAt(secret, site.clock.now())
    expect(await codeOf(clerk, confirmEnrolmentCall, { code })).toBe('SUCCESS')
    expect(await codeOf(supervisor, issueEnrolmentCodeCall, { accountId: clerk.accountId })).toBe(
      'STAFF_ALREADY_ENROLLED',
    )
    expect(await codeOf(supervisor, resetSecondFactorCall, { accountId: clerk.accountId })).toBe('SUCCESS')
    expect(await begin(clerk, second)).toBe('STAFF_ENROLMENT_CODE_WRONG')
    const late = await issue(other)
    expect(await codeOf(supervisor, issueEnrolmentCodeCall, { accountId: 'none' })).toBe('STAFF_UNKNOWN')
    site.clock.advance(24 * 60 * MINUTE)
    expect(await begin(other, late)).toBe('STAFF_ENROLMENT_CODE_WRONG')
    const audit = JSON.stringify(await site.db.selectFrom('audit_entries').selectAll().execute())
    for (const issued of [first, second, late]) expect(audit).not.toContain(issued)
  })

  it('[D11.help.4] the account gets mails without a help link about its factor and its changed role', async () => {
    const { staff: supervisor } = await enrol('supervisor')
    const { staff: clerk } = await enrol('support')
    const { accountId } = clerk
    expect(await codeOf(supervisor, resetSecondFactorCall, { accountId })).toBe('SUCCESS')
    const change = { accountId, role: 'finance', expectedRole: 'support' }
    expect(await codeOf(supervisor, setStaffRoleCall, change)).toBe('SUCCESS')
    const issued = (await supervisor.send(issueEnrolmentCodeCall, { accountId })).data.enrolmentCode
    const mails: string[] = []
    const handlers = accountMails(site.context, async (_id, { to, subject, text }) => {
      mails.push(`${to} ${subject}`)
      expect(text).not.toContain(issued)
      expect(text).not.toContain('/help')
    })
    const rows = await site.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'mail:staff-access')
      .orderBy('id')
      .execute()
    for (const { id, payload } of rows) await handlers['mail:staff-access'](JSON.parse(payload), { id })
    const subjects = mails.filter((mail) => mail.startsWith(clerk.email)).map((mail) => mail.split(/: |：/).at(-1))
    expect(subjects).toEqual([
      ...['an enrolment code was issued', 'your second factor was set up', 'your second factor was reset'],
      ...['your role was changed', 'an enrolment code was issued'],
    ])
  })

  it('the app is required for everything but the index; after it everything is open', async () => {
    const staff = await site.staff('auditor')
    expect(await codeOf(staff, queryStaffCall, {})).toBe('STAFF_ENROLMENT_NEEDED')
    expect(await stateOf(staff)).toBe('enrol')
    const { staff: enrolled } = await enrol('auditor')
    expect(await codeOf(enrolled, queryStaffCall, {})).toBe('SUCCESS')
    expect(await stateOf(enrolled)).toBe('given')
  })

  it('the app needs the right digits, and cannot be set up again once it is done', async () => {
    const staff = await site.staff('support')
    expect(await codeOf(staff, confirmEnrolmentCall, { code: '000000' })).toBe('STAFF_ENROLMENT_NEEDED')
    const body = { enrolmentCode: await codeFor(staff) }
    const first = (await staff.send(beginEnrolmentCall, body)).data.secret
    const second = (await staff.send(beginEnrolmentCall, body)).data.secret
    const confirm = (secret: string) =>
      codeOf(staff, confirmEnrolmentCall, { code: digitsAt(secret, site.clock.now()) })
    expect(await confirm(first)).toBe('STAFF_FACTOR_WRONG')
    expect(await confirm(second)).toBe('SUCCESS')
    expect(await codeOf(staff, beginEnrolmentCall, {})).toBe('STAFF_ALREADY_ENROLLED')
    expect(await confirm(second)).toBe('STAFF_ALREADY_ENROLLED')
  })

  it('the secret and the recovery codes of an app cannot be read in the database or in the audit', async () => {
    const { secret, recoveryCodes } = await enrol('support')
    const tables = ['staff_factors', 'staff_recovery_codes', 'audit_entries', 'staff_sessions'] as const
    const rows = await Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()))
    const dump = JSON.stringify(rows)
    expect(dump).toContain('second-factor.give')
    for (const text of [secret, ...recoveryCodes]) expect(dump).not.toContain(text)
  })
})

describe('verifying the second factor', () => {
  it('the second factor is required in each session', async () => {
    const { staff, digits } = await enrol('auditor')
    const other = await anotherSession(staff)
    expect(await codeOf(other, queryStaffCall, {})).toBe('STAFF_FACTOR_NEEDED')
    expect(await stateOf(other)).toBe('needed')
    site.clock.advance(STEP)
    expect(await codeOf(other, giveSecondFactorCall, { code: digits() })).toBe('SUCCESS')
    expect(await codeOf(other, queryStaffCall, {})).toBe('SUCCESS')
  })

  it('digits are valid once, also those of the step before used ones', async () => {
    const { staff, digits } = await enrol('auditor')
    const give = (code: string) => codeOf(staff, giveSecondFactorCall, { code })
    expect(await give(digits())).toBe('STAFF_FACTOR_WRONG')
    expect(await give(digits(-STEP))).toBe('STAFF_FACTOR_WRONG')
    expect(await give(digits(STEP))).toBe('SUCCESS')
    expect(await give(digits(STEP))).toBe('STAFF_FACTOR_WRONG')
  })

  it('a recovery code is valid once, and for its own account', async () => {
    const [one, other] = [await enrol('auditor'), await enrol('auditor')]
    const give = (code = '') => one.staff.send(giveSecondFactorCall, { code })
    expect((await give(one.recoveryCodes[0])).data.recoveryCodesLeft).toBe(9)
    expect((await give(one.recoveryCodes[0])).code).toBe('STAFF_FACTOR_WRONG')
    expect((await give(other.recoveryCodes[1])).code).toBe('STAFF_FACTOR_WRONG')
    expect((await give(one.recoveryCodes[1]?.toUpperCase())).data.recoveryCodesLeft).toBe(8)
  })

  it('five wrong codes in a row wait for five minutes, the right one too; the audit has them all', async () => {
    const { staff, digits } = await enrol('auditor')
    const give = (code: string) => codeOf(staff, giveSecondFactorCall, { code })
    for (let at = 0; at < 5; at += 1) expect(await give('000000')).toBe('STAFF_FACTOR_WRONG')
    expect(await give(digits(STEP))).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(5 * MINUTE - 1)
    expect(await give(digits())).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(1)
    expect(await give(digits())).toBe('SUCCESS')
    const events = site.db.selectFrom('audit_entries').select('refusal').where('account_id', '=', staff.accountId)
    const refusals = (await events.orderBy('entry').execute()).map(({ refusal }) => refusal)
    expect(refusals.filter((refusal) => refusal === 'STAFF_FACTOR_WRONG')).toHaveLength(5)
    expect(refusals.filter((refusal) => refusal === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  })
})

describe('a session of staff', () => {
  it('a staff session is idle after thirty minutes without an action; each action restarts them', async () => {
    const { staff, digits } = await enrol('auditor')
    site.clock.advance(30 * MINUTE)
    expect(await codeOf(staff, queryStaffCall, {})).toBe('SUCCESS')
    site.clock.advance(30 * MINUTE + 1)
    expect(await codeOf(staff, queryStaffCall, {})).toBe('STAFF_SESSION_IDLE')
    expect(await stateOf(staff)).toBe('idle')
    expect(await codeOf(staff, giveSecondFactorCall, { code: digits() })).toBe('SUCCESS')
    expect(await codeOf(staff, queryStaffCall, {})).toBe('SUCCESS')
  })

  it('the answers of the index do not extend a staff session', async () => {
    const { staff } = await enrol('auditor')
    for (let at = 0; at < 4; at += 1) {
      site.clock.advance(10 * MINUTE)
      await staff.send(queryStaffIndexCall, {})
    }
    expect(await codeOf(staff, queryStaffCall, {})).toBe('STAFF_SESSION_IDLE')
  })

  it('a session needs the second factor again before it gives a role', async () => {
    const { staff, digits } = await enrol('supervisor')
    const someone = await site.staff('none')
    const give = () =>
      codeOf(staff, setStaffRoleCall, { accountId: someone.accountId, role: 'gate', expectedRole: 'none' })
    site.clock.advance(5 * MINUTE + 1)
    expect(await give()).toBe('STAFF_STEP_UP_NEEDED')
    expect(await codeOf(staff, giveSecondFactorCall, { code: digits() })).toBe('SUCCESS')
    expect(await give()).toBe('SUCCESS')
  })

  it.each([
    'staff/set.fares',
    'staff/remove.fares',
    'staff/set.quota',
    'staff/add.policy',
    'staff/change.policy',
    'staff/withdraw.policy',
    'staff/add.pause',
    'staff/end.pause',
  ])('a session needs the second factor again before %s', async (path) => {
    const { staff, digits } = await enrol('supervisor')
    site.clock.advance(5 * MINUTE + 1)
    expect((await staff.call(path, {})).code).toBe('STAFF_STEP_UP_NEEDED')
    expect(await codeOf(staff, giveSecondFactorCall, { code: digits() })).toBe('SUCCESS')
    expect((await staff.call(path, {})).code).toBe('BAD_REQUEST')
  })

  it('a removed app ends its sessions, and is set up anew', async () => {
    const [supervisor, clerk] = [await enrol('supervisor'), await enrol('support')]
    const body = { accountId: clerk.staff.accountId }
    expect(await codeOf(supervisor.staff, resetSecondFactorCall, body)).toBe('SUCCESS')
    expect(await stateOf(clerk.staff)).toBe('enrol')
    expect(await codeOf(clerk.staff, giveSecondFactorCall, { code: clerk.digits() })).toBe('STAFF_ENROLMENT_NEEDED')
    expect(await codeOf(supervisor.staff, resetSecondFactorCall, body)).toBe('STAFF_UNKNOWN')
  })

  it('a session that was opened through WeChat opens nothing, not even the index', async () => {
    const { accountId } = await site.staff('supervisor')
    const { sessionId } = await openSession(site.db, accountId, site.clock.now(), true)
    const authorization = await issueToken(
      { accountId, sessionId },
      site.context.config.secrets.tokens,
      site.clock.now(),
    )
    const { answer } = await site.call(queryStaffIndexCall.path, {}, { authorization })
    expect(answer.code).toBe('STAFF_NOT_IN_MESSENGER')
  })
})

it('an installation may be without a second factor; an enrolled app is still required', async () => {
  const relaxed = await buildTestApp()
  try {
    const staff = await relaxed.staff('auditor')
    expect((await staff.send(queryStaffIndexCall, {})).data.secondFactor).toBe('off')
    expect((await staff.send(queryStaffCall, {})).code).toBe('SUCCESS')
    await staff.send(beginEnrolmentCall, {})
    expect((await staff.send(queryStaffCall, {})).code).toBe('SUCCESS')
    const { secret } = (await staff.send(beginEnrolmentCall, {})).data
    await staff.send(confirmEnrolmentCall, { code: digitsAt(secret, relaxed.clock.now()) })
    relaxed.clock.advance(31 * MINUTE)
    expect((await staff.send(queryStaffCall, {})).code).toBe('STAFF_SESSION_IDLE')
  } finally {
    await relaxed.close()
  }
})
