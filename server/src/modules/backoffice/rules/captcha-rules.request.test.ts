import type { CaptchaRule } from '@shuttle/domain'
import { endCaptchaRuleCall, queryRulesCall, saveCaptchaRuleCall } from '@shuttle/wire/staff'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestStaff } from '../../../testing/new-staff'
import { quoteBody } from '../../../testing/trip-body.request'

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

const at = (text: string) => Date.parse(`${text}+08:00`)
const newRule = (change: Partial<CaptchaRule> = {}, revision = 0) => {
  count += 1
  const period = { from: TEST_NOW, until: at('2026-11-21T12:00:00') }
  const content: CaptchaRule = { lineCode: 'HKGZHO', kind: 'digits', ...period, ...change }
  return { id: `c-${count}`, revision, content }
}
const save = (rule: ReturnType<typeof newRule>) => supervisor.send(saveCaptchaRuleCall, rule)
const list = async () => (await supervisor.send(queryRulesCall, {})).data.captcha
/** The captcha type of a passenger's quote. */
const captchaOf = async (line = 'HKGZHO') =>
  (await site.call('ticket/buy.ticket', quoteBody({ line }))).answer.responseData.captchaType

describe('[D5.59] rules of captchas for orders that staff date', () => {
  it('[D9.8] quotes of the line have the captcha type of the rule, until its end', async () => {
    expect(await captchaOf()).toBe('0')
    expect((await save(newRule())).data).toMatchObject({ state: 'inForce', revision: 1 })
    expect([await captchaOf(), await captchaOf('HKGMAC')]).toEqual(['1', '0'])
    site.clock.set(TEST_NOW + 2 * 3_600_000 - 1)
    expect(await captchaOf()).toBe('1')
    site.clock.set(TEST_NOW + 2 * 3_600_000)
    expect([await captchaOf(), (await list())[0]?.state]).toEqual(['0', 'over'])
  })

  it('a rule of the line overrides one of every line, which is ended at once', async () => {
    const all = newRule({ lineCode: undefined, kind: 'slide', until: undefined })
    await save(all)
    await save(newRule({ kind: 'none' }))
    expect([await captchaOf('HKGMAC'), await captchaOf()]).toEqual(['1', '0'])
    site.clock.advance(1000)
    const end = () => supervisor.send(endCaptchaRuleCall, { id: all.id, revision: 1 })
    const ended = (await end()).data
    expect(ended).toMatchObject({ state: 'over', revision: 2, content: { until: TEST_NOW + 1000 } })
    expect(await captchaOf('HKGMAC')).toBe('0')
    site.clock.advance(1000)
    expect((await end()).data).toEqual(ended)
    expect((await save({ ...ended, content: { ...ended.content, until: undefined } })).code).toBe('STAFF_RULE_OVER')
  })

  it.each<[Partial<CaptchaRule>, string, string[]]>([
    [{ lineCode: 'HKGQQQ' }, 'STAFF_RULE_PLACES', ['lineCode']],
    [{ until: TEST_NOW }, 'STAFF_WINDOW_INVALID', ['until']],
    [{ from: at('2026-11-21T08:00:00'), until: TEST_NOW }, 'STAFF_WINDOW_OVER', ['until']],
  ])('a captcha rule with %j is refused by %s, and nothing is stored', async (change, code, fields) => {
    expect(await save(newRule(change))).toMatchObject({ code, fields })
    expect(await list()).toEqual([])
  })

  it('refuses a captcha rule of an unknown kind or of a day that does not exist', async () => {
    const { id, revision } = newRule()
    const content = { lineCode: null, kind: 'digits', from: '2026-11-21T02:00:00.000Z', until: null }
    for (const change of [{ kind: 'voice' }, { from: '2026-02-30T00:00:00.000Z' }]) {
      const answer = await supervisor.call('staff/save.captcha.rule', {
        id,
        revision,
        content: { ...content, ...change },
      })
      expect(answer).toMatchObject({
        code: 'BAD_REQUEST',
        responseData: { fields: [`content.${Object.keys(change)[0]}`] },
      })
    }
    expect((await supervisor.call('staff/save.captcha.rule', { id, revision, content })).code).toBe('SUCCESS')
  })

  it('refuses two rules of a line that begin together, a moved beginning and a second editor', async () => {
    const rule = newRule()
    const saved = await save(rule)
    expect((await save(rule)).data).toEqual(saved.data)
    expect((await save(newRule({ kind: 'slide' }))).code).toBe('STAFF_RULE_TWICE')
    const edit = (change: Partial<CaptchaRule>) =>
      save({ ...rule, revision: 1, content: { ...rule.content, ...change } })
    expect((await edit({ from: at('2026-11-21T11:00:00') })).code).toBe('STAFF_RULE_BEGUN')
    expect((await edit({ kind: 'slide' })).data.revision).toBe(2)
    expect((await edit({ kind: 'none' })).code).toBe('STAFF_FORM_STALE')
    expect((await save(newRule({}, 3))).code).toBe('STAFF_RULE_UNKNOWN')
  })
})
