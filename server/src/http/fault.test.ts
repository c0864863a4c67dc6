import { freePort } from '@shuttle/platform/free-port'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../app'
import { openPostgres } from '../database/postgres'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { credentials } from '../testing/credentials.request'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

/** The service when its database has gone, and what it logs. */
const withoutDatabase = async () => {
  const port = await freePort()
  const db = openPostgres({ url: `postgres://nobody:hush@127.0.0.1:${port}/none` })
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const app = await buildApp({ ...site.context, db, log, metrics: new Registry() })
  const close = async () => {
    await app.close()
    await db.destroy()
  }
  return { app, port, lines, close }
}

it.each([
  ['login', 'en', 'The service is very busy at the moment. Please try again shortly.'],
  ['manage/query.route', 'zh-HK', '服務暫時繁忙，請稍後重試'],
])(
  'answers 503 to %s when the database is silent, with a sentence in the language %s and a retry time',
  async (path, language, message) => {
    const { app, port, lines, close } = await withoutDatabase()
    const headers = { 'accept-language': language }
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, payload: credentials(), headers })
    await close()
    const answer = response.json()
    expect(response.statusCode).toBe(503)
    expect(Object.keys(answer).sort()).toEqual(['code', 'message', 'requestId', 'sysTime', 'sysTimeMs'])
    expect(answer).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message, requestId: response.headers['x-request-id'] })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'retry-after': '3',
      'x-content-type-options': 'nosniff',
    })
    expect(response.body).not.toContain(String(port))
    const logged = lines.map((line) => JSON.parse(line))
    expect(logged).toEqual([
      expect.objectContaining({ reqId: answer.requestId, err: expect.objectContaining({ code: 'ECONNREFUSED' }) }),
    ])
    expect(lines.join()).not.toContain('hush')
  },
)

it('[D9.7] answers a fault by 500 with the request number, without a message or a name of the database', async () => {
  const other = await buildTestApp()
  await other.db.schema.dropTable('quotas').execute()
  const { status, answer, headers } = await other.call('ticket/query.line.ticket.price', {
    buyDate: '2026-11-24',
    lineCode: 'HKGZHO',
  })
  await other.close()
  expect(status).toBe(500)
  expect(Object.keys(answer).sort()).toEqual(['code', 'requestId', 'sysTime', 'sysTimeMs'])
  expect(answer).toMatchObject({ code: 'FAULT', requestId: headers['x-request-id'] })
  expect(JSON.stringify(answer)).not.toMatch(/quotas|relation|select/)
})
