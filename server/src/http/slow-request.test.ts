import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { readConfig } from '../config/config'
import { testClock } from '../runtime/clock'

it('limits a request and its headers to two minutes: single bytes cannot hold a connection', async () => {
  const log = pino({ level: 'silent' })
  const app = await buildBareApp({ clock: testClock(0), config: readConfig({}), log, metrics: new Registry() })
  // Node checks its own settings each half minute; a test that waits for it would take as long.
  const { requestTimeout, headersTimeout } = app.server
  await app.close()
  expect(requestTimeout).toBe(120_000)
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
})
