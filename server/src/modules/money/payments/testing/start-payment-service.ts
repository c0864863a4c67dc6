import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../../../../app'
import { readConfig } from '../../../../config/config'
import { loadSampleSite } from '../../../../filling/load-sample-site'
import { outboxHandlers } from '../../../../jobs/outbox-jobs'
import type { Mail } from '../../../../outbox/mailer'
import { runOutboxOnce } from '../../../../outbox/run-outbox'
import { testClock } from '../../../../runtime/clock'
import type { AppContext } from '../../../../runtime/context'
import { openTestDatabase } from '../../../../testing/open-test-database'
import { rememberRows } from '../../../../testing/remember-rows'
import { testReleases } from '../../../../testing/test-releases'
import { checkClosedAttempts } from '../check-closed-attempts'
import { checkOpenAttempts } from '../check-open-attempts'
import { checkOpenRefunds } from '../check-open-refunds'
import { configuredMethods } from '../configured-methods'
import { createMember } from './create-member'
import { startTestSandbox, TEST_PROFILE } from './start-sandbox'

const MORNING = Date.parse('2026-11-21T09:00:00+08:00')

/** Service, database and sandbox on one clock; mails are collected, jobs run when a test starts them. */
export const startPaymentService = async (
  environment: Record<string, string> = {},
  { now = MORNING, log = pino({ level: 'silent' }) }: { now?: number; log?: Logger } = {},
) => {
  const clock = testClock(now)
  const sandbox = await startTestSandbox(clock.now)
  const database = await openTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-payments-'))
  const settings = {
    DATA_DIR: dataDir,
    GATEWAY_URL: sandbox.url,
    GATEWAY_MERCHANT: TEST_PROFILE.merchant,
    GATEWAY_PASSWORD: TEST_PROFILE.password,
    GATEWAY_REPORT_PASSWORD: TEST_PROFILE.password,
    GATEWAY_NOTIFICATION_SECRET: TEST_PROFILE.notificationSecret,
    WECHAT_PAY_URL: sandbox.url,
    CMB_PAY_URL: `${sandbox.url}/netpayment/BaseHttp.dll`,
    CMB_SERVICE_URL: `${sandbox.url}/merchserv/BaseHttp.dll`,
    CMB_KEY_URL: `${sandbox.url}/CmbBank_B2B/UI/NetPay/DoBusiness.ashx`,
    ALIPAY_URL: `${sandbox.url}/gateway.do`,
    OCTOPUS_URL: sandbox.url,
    OCTOPUS_LANDING_URL: sandbox.url,
    // Nothing listens there: the tests send notifications themselves.
    PUBLIC_URL: 'http://127.0.0.1:9',
    ...environment,
  }
  const letters: Mail[] = []
  /** The objects of one process, which a restart discards. */
  const open = async (changed: Record<string, string> = {}) => {
    const config = readConfig({ ...settings, ...changed })
    const context: AppContext = { db: database.db, clock, config, log, metrics: new Registry() }
    const handlers = outboxHandlers(context, async (_id, letter) => {
      letters.push(letter)
    })
    return {
      context,
      handlers,
      app: await buildApp(context, { releases: testReleases }),
      methods: configuredMethods(config, clock.now),
    }
  }
  await loadSampleSite(database.db, clock.now())
  let running = await open()
  let putBack: (() => Promise<void>) | undefined
  const withMethods = () => ({ ...running.context, methods: running.methods })
  const runOutbox = async (): Promise<void> => {
    while ((await checkOpenRefunds(withMethods())) + (await runOutboxOnce(running.context, running.handlers)) > 0);
  }
  return {
    get app() {
      return running.app
    },
    get context() {
      return running.context
    },
    get methods() {
      return running.methods
    },
    clock,
    sandbox,
    letters,
    member: (level?: number) =>
      createMember({ inject: (request) => running.app.inject(request) }, running.context, level),
    getStatus: async (orderNo: string) => {
      const orders = database.db.selectFrom('orders').select('status').where('order_no', '=', orderNo)
      return (await orders.executeTakeFirstOrThrow()).status
    },
    /** Runs due refunds, all due jobs of the outbox, and their follow-up jobs. */
    runOutbox,
    /** In the middle of a test: waiting jobs are done, providers have no faults, and earlier letters are gone. */
    clearOutbox: async (): Promise<void> => {
      await sandbox.clearFaults()
      await runOutbox()
      letters.length = 0
    },
    /** Before each test: providers without faults, rows as before the first one, no letters. */
    startAnew: async (): Promise<void> => {
      await sandbox.clearFaults()
      if (putBack) await putBack()
      else putBack = await rememberRows(database.db)
      letters.length = 0
    },
    reconcile: () => checkOpenAttempts(withMethods()),
    checkClosedAttempts: () => checkClosedAttempts(withMethods()),
    /** Ends the service and the providers, and starts both anew on their database and their books; faults are gone. */
    restart: async (): Promise<void> => {
      await running.app.close()
      await sandbox.restart()
      running = await open()
    },
    /** Ends the process of the service and starts one with other settings. */
    restartWith: async (changed: Record<string, string>): Promise<void> => {
      await running.app.close()
      running = await open(changed)
    },
    close: async (): Promise<void> => {
      await running.app.close()
      await sandbox.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type PaymentService = Awaited<ReturnType<typeof startPaymentService>>
