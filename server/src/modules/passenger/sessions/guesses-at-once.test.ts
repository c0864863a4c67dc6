import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal } from '../../../runtime/errors'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { inLarge } from '../../../testing/in-large'
import { accountSubject, FAILURES_ALLOWED } from './sign-in-failures.repository'
import { throttleSignIn } from './throttle-sign-in'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const SECRET = ['a secret'] as const
const BURST = inLarge(200, 40)
/** Duration of a password comparison, milliseconds. */
const COMPARED_MS = 30

/** A burst of guesses at one account; answers how many were compared, and how many at once at most. */
const burst = async (email: string, guess: (compare: () => Promise<void>) => Promise<unknown>) => {
  let [compared, now, atOnce] = [0, 0, 0]
  const compare = async () => {
    compared += 1
    now += 1
    atOnce = Math.max(atOnce, now)
    await wait(COMPARED_MS)
    now -= 1
  }
  const answers = await Promise.all(
    Array.from({ length: BURST }, () =>
      guess(compare).then(
        () => 'LOOKED AT',
        (error: unknown) => (isRefusal(error) ? error.code : String(error)),
      ),
    ),
  )
  return { email, compared, atOnce, answers }
}
const throttled = (subject: string, index: number) =>
  throttleSignIn(site.context, {
    ...{ subject, ip: `203.0.113.${index % 200}`, now: site.clock.now(), secret: SECRET },
    captcha: undefined,
  })

describe('[D6.limit.1] concurrent guesses at one account', () => {
  it('a burst from many addresses is compared ten times', async () => {
    const subject = accountSubject(SECRET, 'victim@demo.test')
    let index = 0
    const { compared, answers } = await burst('victim@demo.test', async (compare) => {
      index += 1
      const guess = await throttled(subject, index)
      await compare()
      throw await guess.failed('BAD_CREDENTIALS')
    })
    expect(compared).toBe(FAILURES_ALLOWED)
    expect(answers.filter((answer) => answer === 'BAD_CREDENTIALS')).toHaveLength(FAILURES_ALLOWED)
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(BURST - FAILURES_ALLOWED)
  })

  it('a process that dies during a comparison leaves a guess that counts for the account, and for no address', async () => {
    const subject = accountSubject(SECRET, 'died@demo.test')
    for (let index = 0; index < FAILURES_ALLOWED; index += 1) await throttled(subject, 1)
    await expect(throttled(subject, 1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(throttled(accountSubject(SECRET, 'other@demo.test'), 1)).resolves.toBeDefined()
  })

  it('most concurrent guesses pass when they are counted before and recorded after the comparison (negative control)', async () => {
    const subject = accountSubject(SECRET, 'control@demo.test')
    const { compared } = await burst('control@demo.test', async (compare) => {
      const { failures } = await site.db
        .selectFrom('login_failures')
        .select((row) => row.fn.countAll<number>().as('failures'))
        .where('subject', '=', subject)
        .executeTakeFirstOrThrow()
      if (Number(failures) >= FAILURES_ALLOWED) return
      await compare()
      const id = `${subject}:${Math.random()}`
      await site.db.insertInto('login_failures').values({ id, subject, failed_at: site.clock.now() }).execute()
    })
    expect(compared).toBeGreaterThan(FAILURES_ALLOWED)
  })
})
