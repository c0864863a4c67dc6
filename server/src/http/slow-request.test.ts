import pino from 'pino'
import { Registry } from 'prom-client'
import { buildBareApp } from '../app'
import { testClock } from '../clock'
import { readConfig } from '../config'

it('a request has two minutes to arrive as a whole, and its headers no longer: single bytes cannot hold a connection', async () => {
  const log = pino({ level: 'silent' })
  const app = await buildBareApp({ clock: testClock(0), config: readConfig({}), log, metrics: new Registry() })
  // Node looks at its own settings each half minute; a test that waits for it would take as long.
  const { requestTimeout, headersTimeout } = app.server
  await app.close()
  expect(requestTimeout).toBe(120_000)
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
})
