import { setTimeout as wait } from 'node:timers/promises'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { findChallenge, hashSid } from './challenges.repository'
import { openChallenge } from './testing/known-challenge'
import { verifyCaptcha } from './verify-captcha'

const ROUNDS = 10
let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

type Shown = Awaited<ReturnType<typeof openChallenge>>
type Verify = (shown: Shown) => Promise<string>

const verify: Verify = ({ sid, digits }) => {
  const { secret, now } = { secret: site.context.config.secrets.codes, now: site.clock.now() }
  return verifyCaptcha(site.db, { sid, action: 'order', answer: digits, secret, now })
}

/** The control: reads first and writes afterwards, as code without the guard would. */
const verifyUnguarded: Verify = async ({ sid }) => {
  const row = await findChallenge(site.db, { sid, action: 'order' }, site.clock.now())
  if (row?.spent_for !== null) return 'wrong'
  await wait(5)
  const spent = { spent_for: 'control', passed: true }
  await site.db.updateTable('captcha_challenges').set(spent).where('sid_hash', '=', hashSid(sid)).execute()
  return 'right'
}

/** How often more than one of five concurrent answers was right. */
const doubles = async (verify: Verify): Promise<number> => {
  let count = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const shown = await openChallenge(site)
    const results = await Promise.all(Array.from({ length: 5 }, () => verify(shown)))
    const right = results.filter((result) => result === 'right').length
    expect(right).toBeGreaterThan(0)
    if (right > 1) count += 1
  }
  return count
}

describe('[D6.captcha.3] one answer that is used several times concurrently', () => {
  it('accepts an answer that is used several times concurrently once', async () =>
    expect(await doubles(verify)).toBe(0))
  it('accepts one answer more than once when the guard is missing (negative control)', async () =>
    expect(await doubles(verifyUnguarded)).toBeGreaterThan(0))
})
