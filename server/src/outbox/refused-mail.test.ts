import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { Registry } from 'prom-client'
import { readConfig } from '../config/config'
import { transaction } from '../database/transaction'
import { outboxHandlers } from '../jobs/outbox-jobs'
import { testClock } from '../runtime/clock'
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database'
import { smtpMailer } from './mailer'
import { enqueue } from './outbox.repository'
import { runOutboxOnce } from './run-outbox'

const ADDRESS = 'ming.gone@mail.test'
/** A refusal as mail servers send it: they quote the recipient, and the name of the mailbox by itself. */
const REFUSAL = `550 5.1.1 <${ADDRESS.toUpperCase()}>: Recipient address rejected: no user ming.gone in local table`

const sockets: Socket[] = []
const answerSmtp = (socket: Socket) => {
  sockets.push(socket)
  socket.write('220 mail.test ESMTP\r\n')
  socket.on('data', (part) => {
    for (const line of part.toString().split('\r\n').filter(Boolean))
      socket.write(line.startsWith('RCPT') ? `${REFUSAL}\r\n` : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
  })
  socket.on('error', () => {})
}
const server = createServer(answerSmtp)
let database: TestDatabase
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  for (const socket of sockets) socket.destroy()
  server.close()
})

it('[D6.rights.1] the outbox stores and logs why a server refused a mail about a deletion, without the address', async () => {
  const lines: string[] = []
  const log = pino(
    new Writable({
      write: (line: Buffer, _, done) => {
        lines.push(line.toString())
        done()
      },
    }),
  )
  const { db } = database
  const clock = testClock(Date.parse('2026-11-21T10:00:00+08:00'))
  const context = { db, clock, log, config: readConfig({}), metrics: new Registry() }
  const payload = { email: ADDRESS, language: 'en' } as const
  await transaction(db, (trx) => enqueue(trx, { kind: 'mail:account-deleted', payload, now: clock.now() }))

  const mailer = smtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await runOutboxOnce(context, outboxHandlers(context, mailer))

  const [row] = await db.selectFrom('outbox').selectAll().execute()
  expect(row).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(row?.last_error).toMatch(/^MailFault EENVELOPE 550: .*550 5\.1\.1 <address>: Recipient address rejected/)
  const logged = lines.join('')
  expect(logged).toContain('Recipient address rejected')
  for (const text of [row?.last_error, logged]) expect(text).not.toMatch(/ming\.gone/i)
})
