import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { readConfig } from '../config/config'
import { testClock } from '../runtime/clock'

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
  app.get('/api/a.call', async () => ({}))
  const statusAfter = async (url: string, requests: number): Promise<number> => {
    for (let count = 1; count < requests; count += 1) await app.inject({ url })
    return (await app.inject({ url })).statusCode
  }
  return { app, statusAfter }
}

describe('requests of one address in a minute', () => {
  it('answers requests up to the limit, and refuses them beyond it with the time to wait', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/api/a.call', MOST)).toBe(200)
    const refused = await app.inject({ url: '/api/a.call', headers: { 'accept-language': 'en' } })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(refused.json().message).toBe('Too many attempts. Please try again in 1 minute.')
    await app.close()
  })

  it('counts pages and calls apart: a flood of one does not block the other', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/webhtml/my_order', 2 * MOST)).toBe(200)
    expect(await statusAfter('/webhtml/my_order', 1)).toBe(429)
    expect(await statusAfter('/api/a.call', MOST)).toBe(200)
    expect(await statusAfter('/api/a.call', 1)).toBe(429)
    await app.close()
  })

  it('counts requests by their route, however their address is spelled', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/%61pi/a.call', MOST)).toBe(200)
    expect(await statusAfter('/a%70i/a.call', 1)).toBe(429)
    expect(await statusAfter('/api/a.call', 1)).toBe(429)
    // Control: pages are still counted apart, and an unknown address is not found.
    expect(await statusAfter('/webhtml/my_order', 1)).toBe(200)
    expect(await statusAfter('/api/no.call', 1)).toBe(404)
    await app.close()
  })

  it('counts requests for the /64 and the /56 of an address, and for twice as many of its /48', async () => {
    const { app } = await build()
    const from = async (ip: string, requests: number) => {
      const statuses: number[] = []
      for (let count = 0; count < requests; count += 1)
        statuses.push((await app.inject({ url: '/api/a.call', headers: { 'x-forwarded-for': ip } })).statusCode)
      return statuses.at(-1)
    }
    expect(await from('2001:db8:1:100::1', MOST)).toBe(200)
    expect(await from('2001:db8:1:100:ffff::2', 1)).toBe(429)
    expect(await from('2001:db8:1:1ff::1', 1)).toBe(429)
    expect(await from('2001:db8:1:200::1', MOST - 2)).toBe(200)
    expect(await from('2001:db8:1:300::1', 1)).toBe(429)
    expect(await from('2001:db8:2::1', 1)).toBe(200)
    await app.close()
  })

  it('a request for an immutable file does not count, because a whole bus behind one address loads it', async () => {
    const { app, statusAfter } = await build()
    expect(await statusAfter('/webhtml/remotes/mf-x/1/entry.js', 2 * MOST + 1)).toBe(200)
    expect(await statusAfter('/webhtml/my_order', 1)).toBe(200)
    await app.close()
  })
})
