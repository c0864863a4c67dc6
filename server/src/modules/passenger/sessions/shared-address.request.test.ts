import { SAMPLE_PASSWORD } from '../../../filling/sample-accounts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { inLarge } from '../../../testing/in-large'
import { placeBody, quoteBody } from '../../../testing/trip-body.request'
import { openChallenge } from '../captcha/testing/known-challenge'

/** Some passengers out of 300 behind one address: the picture from ten failures behind one address, a wait from 150. */
const PASSENGERS = inLarge(20, 12)
const GUESSES = inLarge(40, 14)
const CODES = inLarge(15, 12)
const PORT_WIFI = { 'x-forwarded-for': '203.0.113.7' }

let site: TestApp
let emails: string[]
beforeAll(async () => {
  site = await buildTestApp({ USERS_PER_ADDRESS: '300' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.startAnew()
  const demo = await site.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', 'level1@demo.test')
    .executeTakeFirstOrThrow()
  emails = []
  for (let count = 0; count < PASSENGERS; count += 1) {
    const { accountId, email } = await site.member()
    await site.db.updateTable('accounts').set(demo).where('id', '=', accountId).execute()
    emails.push(email)
  }
})

/** Signs in like a passenger: solves the picture when it is required. */
const signIn = async (email: string) => {
  const first = await site.call('login', credentials({ email, password: SAMPLE_PASSWORD }), PORT_WIFI)
  if (first.answer.code !== 'CAPTCHA_MISSING') return first.answer
  const { digits, headers } = await openChallenge(site, 'login')
  const again = { ...credentials({ email, password: SAMPLE_PASSWORD }), code: digits }
  return (await site.call('login', again, { ...PORT_WIFI, ...headers })).answer
}
/** Home, price, sign-in, order. */
const buy = async (email: string) => {
  const codes = [(await site.call('manage/query.route', {}, PORT_WIFI)).answer.code]
  codes.push((await site.call('ticket/buy.ticket', quoteBody(), PORT_WIFI)).answer.code)
  const session = await signIn(email)
  codes.push(session.code)
  const headers = { ...PORT_WIFI, authorization: String(session.jwt) }
  codes.push((await site.call('ticket/buy.ticket', placeBody({ date: '2026-11-27' }, 6500), headers)).answer.code)
  return codes
}
/**
 * Guesses passwords of the others, and requests codes for them; answers how many guesses were compared and codes
 * mailed.
 */
const attack = async () => {
  let [compared, mailed] = [0, 0]
  for (const email of emails.slice(0, CODES)) {
    const { answer } = await site.call('web/query.web.verification.code', { email }, PORT_WIFI)
    if (answer.code === 'SUCCESS') mailed += 1
  }
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const email = emails[guess % emails.length] ?? ''
    const { answer } = await site.call('login', credentials({ email, password: `guess-${guess}` }), PORT_WIFI)
    if (answer.code === 'BAD_CREDENTIALS') compared += 1
  }
  return { compared, mailed }
}

it('[D6.limit.1] many users behind one address buy without a refusal while one attacker among them is limited', async () => {
  const attacked = attack()
  const bought = await Promise.all(emails.map(buy))
  expect(bought).toEqual(Array(PASSENGERS).fill(['SUCCESS', 'SUCCESS', 'SUCCESS', 'SUCCESS']))
  // Ten of each without a picture: the attacker does one after the other.
  expect(await attacked).toEqual({ compared: 10, mailed: 10 })
})

it('every guess of the attack is compared and every code mailed when addresses have no limits (negative control)', async () => {
  const { failures, codes } = site.context.config.limits
  failures.picture = codes.picture = { address: 9999, net56: 9999, net48: 9999, all: 9999 }
  expect(await attack()).toEqual({ compared: GUESSES, mailed: CODES })
})
