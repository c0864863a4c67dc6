import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { readConfig } from '../config/config'
import { testClock } from '../runtime/clock'

const HSTS = 'strict-transport-security'
const build = async (PUBLIC_URL: string) => {
  const log = pino({ level: 'silent' })
  const config = readConfig({ PUBLIC_URL })
  const app = await buildBareApp({ clock: testClock(0), config, log, metrics: new Registry() })
  app.get('/webhtml/', async (_request, reply) => reply.type('text/html').send('a page'))
  app.get('/webhtml/shell/1/a.js', async (_request, reply) => reply.type('text/javascript').send(''))
  app.post('/api/a.call', async () => ({}))
  app.post('/api/broken', async () => {
    throw new Error('a fault')
  })
  return app
}
const collect = async (publicUrl: string) => {
  const app = await build(publicUrl)
  const answers = [
    await app.inject('/webhtml/'),
    await app.inject('/webhtml/shell/1/a.js'),
    await app.inject('/webhtml/none'),
    await app.inject('/webhtml/%ff'),
    await app.inject({ method: 'POST', url: '/api/a.call', payload: {} }),
    await app.inject({ method: 'POST', url: '/api/broken', payload: {} }),
  ]
  await app.close()
  return answers.map(({ headers }) => headers[HSTS])
}

it('a site over https sends strict transport for a year with every answer: pages, files, calls, refusals', async () => {
  expect(await collect('https://tickets.example')).toEqual(Array(6).fill('max-age=31536000'))
})
it('a site over http never sends strict transport: this machine would not be reached any more', async () => {
  expect(await collect('http://127.0.0.1:8080')).toEqual(Array(6).fill(undefined))
})
