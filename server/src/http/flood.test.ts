import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { testClock } from '../clock'
import { readConfig } from '../config'

const MOST = 60

const build = async () => {
  const context = {
    clock: testClock(0),
    config: readConfig({ REQUESTS_A_MINUTE: String(MOST) }),
    log: pino({ level: 'silent' }),
    metrics: new Registry(),
  }
  const app = await buildBareApp(context)
  app.get('/webhtml/remotes/*', async () => 'a file')
  app.get('/webhtml/my_order', async () => 'a page')
  const statusAfter = async (url: string, requests: number): Promise<number> => {
    for (let count = 1; count < requests; count += 1) await app.inject({ url })
    return (await app.inject({ url })).statusCode
  }
  return { app, statusAfter }
}

describe('requests of one address in a minute', () => {
  it('are answered up to the limit, and not beyond', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/webhtml/my_order', MOST)).toBe(200)
    expect(await statusAfter('/webhtml/my_order', 1)).toBe(429)
    await app.close()
  })

  it('are not counted for immutable files, which a whole bus behind one address loads', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/webhtml/remotes/mf-x/1/entry.js', MOST + 1)).toBe(200)
    expect(await statusAfter('/webhtml/my_order', 1)).toBe(200)
    await app.close()
  })
})
