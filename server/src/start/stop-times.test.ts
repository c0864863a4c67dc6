import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config/config'
import { STOP_WITHIN_MS } from './create-starter'

const LONGEST_GRACE_MS = 60_000
const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8')

it.each([
  ['deploy/bridge-shuttle.service', /^TimeoutStopSec=(\d+)$/m],
  ['deploy/Containerfile', /--stop-timeout (\d+)/],
  ['docs/operate/processes.md', /`--stop-timeout` of the container (\d+)/],
])('%s gives a process its full time to end', (file, seconds) => {
  expect(Number(seconds.exec(read(file))?.[1]) * 1000).toBeGreaterThan(LONGEST_GRACE_MS + STOP_WITHIN_MS)
})

it('no grace is longer than the time to end', () => {
  expect(readConfig({ DRAIN_GRACE_MS: String(LONGEST_GRACE_MS) }).drainGraceMs).toBe(LONGEST_GRACE_MS)
  expect(() => readConfig({ DRAIN_GRACE_MS: String(LONGEST_GRACE_MS + 1) })).toThrow('DRAIN_GRACE_MS')
})
