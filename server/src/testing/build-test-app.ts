import type { StaffPosition } from '@shuttle/domain/staff'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { readConfig } from '../config/config'
import { loadSampleSite } from '../filling/load-sample-site'
import { loadSampleAccounts, SAMPLE_PASSWORD } from '../filling/sample-accounts'
import { loadSampleCoupons } from '../filling/sample-coupons'
import { issueToken } from '../modules/passenger/sessions/session-token'
import { openSession } from '../modules/passenger/sessions/sessions.repository'
import { testClock } from '../runtime/clock'
import { hashCheaply } from './hash-cheaply'
import { newMember } from './new-member'
import { newStaff } from './new-staff'
import { type Filling, openTestDatabase } from './open-test-database'
import { rememberRows } from './remember-rows'
import { testReleases } from './test-releases'

/** Saturday, 21 November 2026, ten in the morning of business time. */
export const TEST_NOW = Date.parse('2026-11-21T10:00:00+08:00')

const SAMPLE: Filling = {
  name: 'sample',
  load: async (db) => {
    await loadSampleSite(db, TEST_NOW)
    await loadSampleAccounts(db, TEST_NOW)
    const password_hash = await hashCheaply(SAMPLE_PASSWORD)
    await db.updateTable('accounts').set({ password_hash }).execute()
    await loadSampleCoupons(db, TEST_NOW)
  },
}

/**
 * The whole service on a database of its own with the sample's lines and accounts, and a clock that only a test moves.
 */
export const buildTestApp = async (env: Record<string, string> = {}) => {
  const clock = testClock(TEST_NOW)
  const { db, url, close } = await openTestDatabase(SAMPLE)
  const config = readConfig({
    TICKET_KEY: TEST_SIGNING_KEY,
    AUDIT_KEY: TEST_SIGNING_KEY,
    STAFF_SECOND_FACTOR: 'off',

    DATA_KEY: TEST_DATA_KEY,
    ...env,
  })
  const context = { db, clock, config, log: pino({ level: 'silent' }), metrics: new Registry() }
  const app = await buildApp(context, { releases: testReleases })

  const call = async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, payload: body, headers })
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: response.cookies,
      answer: response.json(),
    }
  }
  /** A session of one of the sample's accounts, without the cost of comparing its password. */
  const signIn = async (level: 0 | 1 | 9 = 1): Promise<{ authorization: string }> => {
    const accounts = db.selectFrom('accounts').select('id').where('email', '=', `level${level}@demo.test`)
    const { id: accountId } = await accounts.executeTakeFirstOrThrow()
    const { sessionId } = await openSession(db, accountId, clock.now())
    return { authorization: await issueToken({ accountId, sessionId }, config.secrets.tokens, clock.now()) }
  }
  let putBack: (() => Promise<void>) | undefined
  return {
    app,
    context,
    db,
    url,
    clock,
    call,
    signIn,
    /** A new member, signed in: without an order, whatever other tests of the suite did. */
    member: (level?: number) => newMember(app, context, level),
    /** A new account of level 9 in a position of the back office, signed in. */
    staff: (position: StaffPosition) => newStaff(app, context, position),
    /**
     * Before each test of a suite that shares the site: resets rows and clock to before its first test, and all counts
     * to zero.
     */
    startAnew: async (): Promise<void> => {
      clock.set(TEST_NOW)
      context.metrics.resetMetrics()
      if (putBack) await putBack()
      else putBack = await rememberRows(db)
    },
    close: async () => {
      await app.close()
      await close()
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Made for the tests; seals nothing anywhere else. */
const TEST_DATA_KEY = 'test:K9T0XcNXqpn3vYw1DE0o0hU3Jm1C9bYQx2mC0mC7m3A='
/** Made for the tests; signs nothing anywhere else. */
const TEST_SIGNING_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'MC4CAQAwBQYDK2VwBCIEILpF0cJpu+Z8pnUk0c9eN6bBnVg2l/HTgCMTS+vJJxaq',
  '-----END PRIVATE KEY-----',
].join('\n')
