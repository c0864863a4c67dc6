import { buildTestApp, TEST_NOW, type TestApp } from '../../testing/build-test-app'
import type { TestStaff } from '../../testing/new-staff'
import { quoteBody } from '../../testing/trip-body.request'

let site: TestApp
let supervisor: TestStaff
let count = 0
beforeAll(async () => {
  // Nothing listens at port 1: a slide falls back to digits.
  site = await buildTestApp({ SANDBOX_PORT: '1' })
  supervisor = await site.staff('supervisor')
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  await site.db.deleteFrom('captcha_rules').execute()
})

const newRule = (change: object = {}) => {
  count += 1
  return {
    ruleId: `c-${count}`,
    revision: 0,
    lineCode: 'HKGZHO',
    captchaType: '1',
    beginTime: '2026-11-21 10:00:00',
    endTime: '2026-11-21 12:00:00',
    ...change,
  }
}
const save = (rule: object) => supervisor.call('staff/save.captcha.rule', rule)
const list = async () => (await supervisor.call('staff/query.rules', {})).responseData.captchaRules
/** The captcha type of a passenger's quote. */
const captchaOf = async (line = 'HKGZHO') =>
  (await site.call('ticket/buy.ticket', quoteBody({ line }))).answer.responseData.captchaType

describe('[D5.59] rules of captchas for orders that staff date', () => {
  it('[D9.8] quotes of the line have the captcha type of the rule, until its end', async () => {
    expect(await captchaOf()).toBe('0')
    expect((await save(newRule())).responseData).toMatchObject({ state: 'IN_FORCE', revision: 1 })
    expect([await captchaOf(), await captchaOf('HKGMAC')]).toEqual(['1', '0'])
    site.clock.set(TEST_NOW + 2 * 3_600_000 - 1)
    expect(await captchaOf()).toBe('1')
    site.clock.set(TEST_NOW + 2 * 3_600_000)
    expect([await captchaOf(), (await list())[0].state]).toEqual(['0', 'OVER'])
  })

  it('a rule of the line overrides one of every line, which is ended at once', async () => {
    const all = newRule({ lineCode: '', captchaType: 2, endTime: '' })
    await save(all)
    await save(newRule({ captchaType: 0 }))
    expect([await captchaOf('HKGMAC'), await captchaOf()]).toEqual(['1', '0'])
    site.clock.advance(1000)
    const end = () => supervisor.call('staff/end.captcha.rule', { ruleId: all.ruleId, revision: 1 })
    const ended = (await end()).responseData
    expect(ended).toMatchObject({ state: 'OVER', endTime: '2026-11-21 10:00:01', revision: 2 })
    expect(await captchaOf('HKGMAC')).toBe('0')
    site.clock.advance(1000)
    expect((await end()).responseData).toEqual(ended)
    expect(await save({ ...ended, endTime: '' })).toMatchObject({ code: 'STAFF_RULE_OVER' })
  })

  it.each<[object, string, string[]]>([
    [{ lineCode: 'HKGQQQ' }, 'STAFF_RULE_PLACES', ['lineCode']],
    [{ endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_INVALID', ['endTime']],
    [{ beginTime: '2026-11-21 08:00:00', endTime: '2026-11-21 10:00:00' }, 'STAFF_WINDOW_OVER', ['endTime']],
    [{ beginTime: '2026-02-30 08:00:00' }, 'STAFF_RULE_MOMENT', ['beginTime']],
    [{ captchaType: 3 }, 'BAD_REQUEST', ['captchaType']],
  ])('a captcha rule with %j is refused by %s, and nothing is stored', async (change, code, fields) => {
    expect(await save(newRule(change))).toMatchObject({ code, responseData: { fields } })
    expect(await list()).toEqual([])
  })

  it('refuses two rules of a line that begin together, a moved beginning and a second editor', async () => {
    const rule = newRule()
    const saved = await save(rule)
    expect((await save(rule)).responseData).toEqual(saved.responseData)
    expect((await save(newRule({ captchaType: '2' }))).code).toBe('STAFF_RULE_TWICE')
    const edit = { ...rule, revision: 1 }
    expect((await save({ ...edit, beginTime: '2026-11-21 11:00:00' })).code).toBe('STAFF_RULE_BEGUN')
    expect((await save({ ...edit, captchaType: '2' })).responseData.revision).toBe(2)
    expect((await save({ ...edit, captchaType: '0' })).code).toBe('STAFF_FORM_STALE')
    expect((await save(newRule({ revision: 3 }))).code).toBe('STAFF_RULE_UNKNOWN')
  })
})
