import { buildTestApp, type TestApp } from '../build-test-app'
import { inLarge } from '../in-large'
import { MEMBER_CALLS } from '../member-calls'
import { type Attack, clearFailures } from './attack'
import { FIX_SESSION } from './fix-session.request'
import { FORGE_FORM } from './forge-form.request'
import { FORGE_REQUEST } from './forge-request.request'
import { FORGE_TOKEN } from './forge-token.request'
import { GUESS_CODE } from './guess-code.request'
import { GUESS_PASSWORD } from './guess-password.request'
import { LEAVE_SITE } from './leave-site.request'
import { OPEN_FOREIGN_ORDER } from './open-foreign-order.request'
import { RAISE_LEVEL } from './raise-level.request'
import { REPLAY_CAPTCHA } from './replay-captcha.request'
import { STORE_SCRIPT } from './store-script.request'
import { SWITCH_OFF_SLIDE } from './switch-off-slide.request'
import { TAKE_FOREIGN_THINGS } from './take-foreign-things.request'

const TABLE: Array<[string, Attack[]]> = [
  ['[D6.limit.1] guessing a password', GUESS_PASSWORD],
  ['[D11.code.2] guessing a code', GUESS_CODE],
  ['[D6.captcha.1] replaying a captcha', REPLAY_CAPTCHA],
  ['a slide captcha switched off for others', SWITCH_OFF_SLIDE],
  ['forged and expired tokens', FORGE_TOKEN],
  ["another user's order", OPEN_FOREIGN_ORDER],
  ["another user's coupons, keys and data", TAKE_FOREIGN_THINGS],
  ['a request forged by another site', FORGE_REQUEST],
  ['a form sent by another site', FORGE_FORM],
  ['a session that the attacker knows', FIX_SESSION],
  ['open redirects', LEAVE_SITE],
  ['stored script in a name', STORE_SCRIPT],
  ['[D6.level.1] a level changed in the browser', RAISE_LEVEL],
]

let site: TestApp
beforeAll(async () => {
  // The lowest setting: ten failures of one address are too many.
  site = await buildTestApp({ USERS_PER_ADDRESS: '100' })
})
afterAll(() => site.close())
beforeEach(() => clearFailures(site))

describe.each(TABLE)('[D9.21] attack: %s', (_title, attacks) => {
  const all = attacks.map((attack) => [attack.name, attack] as const)
  /** Of a long list, which is one attack on many calls, every fourth. */
  const some = all.filter((_, at) => all.length < 8 || at % 4 === 0)

  // One check refuses a cookie for every call; each call checks the owner of an order by itself.
  it.each(inLarge(all, attacks === FORGE_REQUEST ? some : all))(
    '[D6.attacks.1] an attacker who %s fails',
    async (_name, attack) => {
      expect(await attack.succeeds(site, true)).toBe(false)
    },
  )

  it.each(inLarge(all, some))(
    '[D6.attacks.1] control: without the guard, an attacker who %s succeeds',
    async (_name, attack) => {
      expect(await attack.succeeds(site, false)).toBe(true)
    },
  )
})

it('the table covers every call of members', () => {
  expect(MEMBER_CALLS).toEqual(expect.arrayContaining(['wx/cancel.wx.order', 'wx/wx.user.delete']))
  expect(MEMBER_CALLS.length).toBeGreaterThanOrEqual(12)
})
