import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { Registry } from 'prom-client'
import { readConfig } from '../config/config'
import { transaction } from '../database/transaction'
import { FAULTS_IN_A_ROW, OPEN_MS } from '../runtime/bulkheads/circuit-breaker'
import { credentialCheck } from '../runtime/bulkheads/credential-check'
import { runBulkhead } from '../runtime/bulkheads/run-bulkhead'
import { testClock } from '../runtime/clock'
import type { AppContext } from '../runtime/context'
import { createInFlightCalls } from '../runtime/in-flight-calls'
import { openTestDatabase } from '../testing/open-test-database'
import { checkMailCredentials } from './check-mail-credentials'
import { guardMailer } from './guard-mailer'
import { MAIL_WITHIN_MS, type Mailer, smtpMailer } from './mailer'
import { claimMessage, enqueue, LEASE_MS, type OutboxHandlers, type OutboxKind } from './outbox.repository'
import { outboxJobsOf, retryDelay, runOutboxOnce } from './run-outbox'
import { type MailServer, startMailServer } from './testing/mail-server'

const START = Date.parse('2026-11-21T10:00:00+08:00')
const mail = (to: string) => ({ to, subject: 'x', text: 'x', at: START })

let server: MailServer
afterEach(() => server.close())

/** Waits for traffic on the wire; the time limit of the test ends it. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(5)
}

describe('a mail server', () => {
  it('a mail server is used over a few connections that stay open', async () => {
    server = await startMailServer()
    const send = smtpMailer(server.url)
    for (let count = 0; count < 5; count += 1) await send(String(count), mail(`p${count}@mail.test`))
    expect([server.taken.length, server.connections()]).toEqual([5, 1])
  })

  it('a mail server that trickles for ever costs a mail no more than its time', async () => {
    server = await startMailServer()
    const sockets: Socket[] = []
    const trickle = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {})
      socket.write('220 mail.test ESMTP\r\n')
      socket.once('data', () => {
        const timer = setInterval(() => socket.write('250-more\r\n'), 20)
        socket.on('close', () => clearInterval(timer))
      })
    }).listen(0, '127.0.0.1')
    await once(trickle, 'listening')
    const send = smtpMailer(`smtp://127.0.0.1:${(trickle.address() as AddressInfo).port}`, { withinMs: 300 })
    await expect(send('1', mail('a@mail.test'))).rejects.toMatchObject({ name: 'MailFault', responseCode: undefined })
    for (const socket of sockets) socket.destroy()
    trickle.close()
  })
})

describe('a check of our credentials at the mail server', () => {
  const [SOON, LATER] = [300_000, 3_600_000]
  const signIn = () => server.url.replace('smtp://', 'smtp://shuttle:password@')
  const start = async () => {
    server = await startMailServer()
    const clock = testClock(START)
    const metrics = new Registry()
    const job = credentialCheck(
      { clock, metrics, log: pino({ level: 'silent' }) },
      { name: 'mail', check: () => checkMailCredentials(signIn()) },
    )
    const refused = async () => (await metrics.getSingleMetric('credentials_refused')?.get())?.values[0]?.value
    return { clock, run: job.run, refused }
  }

  it('the check sends no mail, and is made again after an hour', async () => {
    const { clock, run, refused } = await start()
    for (const waitMs of [0, LATER - 1, 1]) {
      clock.advance(waitMs)
      await run()
    }
    expect([server.connections(), server.taken, await refused()]).toEqual([2, [], 0])
  })

  it('the check counts a refusal until it is accepted; no answer proves nothing', async () => {
    const { clock, run, refused } = await start()
    server.refuseSignIn('535 5.7.8 authentication failed')
    await run()
    expect(await refused()).toBe(1)
    clock.advance(SOON)
    server.die()
    await run()
    expect(await refused()).toBe(1)
    clock.advance(SOON)
    server.revive()
    server.refuseSignIn()
    await run()
    expect(await refused()).toBe(0)
  })
})

describe('the outbox with a dead mail server', () => {
  const clock = testClock(START)
  let context: AppContext
  let close: () => Promise<void>
  beforeAll(async () => {
    const database = await openTestDatabase()
    close = database.close
    const log = pino({ level: 'silent' })
    context = { db: database.db, clock, config: readConfig({}), log, metrics: new Registry() }
  })
  afterAll(() => close())
  beforeEach(async () => {
    await context.db.deleteFrom('outbox').execute()
    context = { ...context, metrics: new Registry() }
    clock.set(START)
  })

  /** Every message is a mail to the address that it names. */
  const handlersOf = (send: Mailer): OutboxHandlers =>
    new Proxy({} as OutboxHandlers, {
      get: () => (payload: { orderNo?: string; refundNo?: string; codeId?: string }, of: { id: string }) =>
        send(of.id, mail(payload.orderNo ?? payload.refundNo ?? payload.codeId ?? '')),
    })
  const put = (kind: OutboxKind, to: string) => {
    const payload = { orderNo: to, language: 'en' } as never
    return transaction(context.db, (trx) => enqueue(trx, { kind, payload, now: clock.now() }))
  }
  const rows = () => context.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const states = async () => (await rows()).map(({ state }) => state)

  const hangsSlow = () => startMailServer((recipient) => (recipient.startsWith('slow') ? 'hang' : 'take'))

  it('the outbox sends the mails of a bulkhead while the server answers nothing about those of another', async () => {
    server = await hangsSlow()
    for (let count = 0; count < 5; count += 1) await put('mail:service-disrupted', `slow${count}@mail.test`)
    await put('mail:order-paid', 'paid@mail.test')
    await put('mail:verification-code', 'code@mail.test')
    const outboxJobs = outboxJobsOf(context, handlersOf(smtpMailer(server.url)))
    const never = new AbortController().signal
    const runs = outboxJobs.toReversed().map(({ name, run }) => ({ name, run: run(never) }))
    await until(() => server.hanging.length === 2)
    const others = runs.filter(({ name }) => name !== 'outbox: bulk').map(({ run }) => run)
    expect(await Promise.all(others)).toEqual([1, 1])
    expect(server.taken.toSorted()).toEqual(['code@mail.test', 'paid@mail.test'])
    // Two of the bulkhead are in flight, the others are not claimed: another process could take them.
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1, 0, 0, 0, 1, 1])
    server.die()
    await Promise.all(runs.map(({ run }) => run))
  })

  it('mails in the same queue wait behind the dead server (negative control)', async () => {
    server = await hangsSlow()
    await put('mail:service-disrupted', 'slow@mail.test')
    await put('mail:order-paid', 'paid@mail.test')
    const send = smtpMailer(server.url)
    const ids = (await rows()).map(({ id }) => id)
    const run = runBulkhead({
      limit: 1,
      list: async () => ids,
      claim: (id) => claimMessage(context.db, id, clock.now()),
      handle: async ({ id, payload }) => send(id, mail(JSON.parse(payload).orderNo)).catch(() => {}),
    })
    await until(() => server.hanging.length === 1)
    await wait(200)
    expect(server.taken).toEqual([])
    server.die()
    server.revive()
    await run
  })

  it('the outbox pauses a dead server, spends no tries on it, and sends everything when it is back', async () => {
    server = await startMailServer()
    server.die()
    for (let count = 0; count < 12; count += 1) await put('mail:order-paid', `p${count}@mail.test`)
    const handlers = handlersOf(guardMailer(smtpMailer(server.url), context))
    await runOutboxOnce(context, handlers)
    const spent = (await rows()).reduce((sum, { attempts }) => sum + attempts, 0)
    expect(spent).toBeGreaterThanOrEqual(FAULTS_IN_A_ROW)
    expect(spent).toBeLessThan(12)
    const connectionsBefore = server.connections()
    for (let run = 0; run < 3; run += 1) expect(await runOutboxOnce(context, handlers)).toBe(0)
    expect(server.connections()).toBe(connectionsBefore)
    server.revive()
    clock.advance(Math.max(OPEN_MS, retryDelay(1)))
    // One probes first.
    await runOutboxOnce(context, handlers)
    clock.advance(OPEN_MS)
    await runOutboxOnce(context, handlers)
    expect(await states()).toEqual(Array(12).fill('done'))
    expect(server.taken).toHaveLength(12)
  })

  it.each([['535 5.7.8 credentials invalid'], ['454 4.7.0 temporary authentication failure']])(
    'the outbox spends no tries on refused credentials, and sends everything once they are right: %s',
    async (reply) => {
      server = await startMailServer()
      server.refuseSignIn(reply)
      for (let count = 0; count < 12; count += 1) await put('mail:order-paid', `p${count}@mail.test`)
      const url = server.url.replace('//', '//us:wrong@')
      const handlers = handlersOf(guardMailer(smtpMailer(url), context))
      for (let run = 0; run < 30; run += 1) {
        await runOutboxOnce(context, handlers)
        clock.advance(OPEN_MS)
      }
      const waiting = await rows()
      expect(waiting.map(({ attempts, state }) => [attempts, state])).toEqual(Array(12).fill([0, 'waiting']))
      expect(waiting[0]?.last_error).toContain(`MailFault EAUTH ${reply.slice(0, 3)}`)
      // One at a time tries again, so that not every mail is refused at once.
      expect(server.connections()).toBeLessThan(60)
      server.refuseSignIn()
      await runOutboxOnce(context, handlers)
      clock.advance(OPEN_MS)
      await runOutboxOnce(context, handlers)
      expect(await states()).toEqual(Array(12).fill('done'))
    },
  )

  it('the outbox releases a mail in flight when the process ends: another process sends it', async () => {
    server = await hangsSlow()
    await put('mail:order-paid', 'slow@mail.test')
    const calls = createInFlightCalls()
    const ending = new AbortController()
    const jobs = outboxJobsOf(context, handlersOf(smtpMailer(server.url)))
    const runs = calls.run(() => Promise.all(jobs.map(({ run }) => run(ending.signal))))
    await until(() => server.hanging.length === 1)
    ending.abort()
    calls.abort()
    await runs
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', due_at: START + retryDelay(1) })
  })

  it('the outbox claims a message for longer than its mail may take', () => {
    expect(LEASE_MS).toBeGreaterThan(2 * MAIL_WITHIN_MS)
  })

  it('a refusal of one mail counts as an answer: the server is not paused', async () => {
    server = await startMailServer((recipient) => (recipient.startsWith('gone') ? 'refuse' : 'take'))
    for (let count = 0; count < 10; count += 1) await put('mail:order-paid', `gone${count}@mail.test`)
    await put('mail:order-paid', 'here@mail.test')
    await runOutboxOnce(context, handlersOf(guardMailer(smtpMailer(server.url), context)))
    expect(server.taken).toEqual(['here@mail.test'])
  })
})
