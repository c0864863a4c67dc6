import { readConfig } from '../config/config'
import { greeting } from './greeting'
import { reportReadiness } from './report-readiness'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const watch = (answers: (string | undefined | Error)[]) => {
  const lines: string[] = []
  let checks = 0
  const begun = Date.now()
  const close = reportReadiness({
    obstacle: async () => {
      const answer = answers[Math.min(checks++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer
    },
    ready: 'ready',
    print: (line) => lines.push(`${Date.now() - begun} ${line}`),
    elapsed: () => Date.now(),
  })
  return { lines, close, checks: () => checks }
}

it('readiness is reported once, and not polled again', async () => {
  const { lines, checks } = watch(['nothing is on sale', 'nothing is on sale', undefined])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual(['1000 ready'])
  expect(checks()).toBe(3)
})

it('an obstacle is reported after a while, and again when it changes', async () => {
  const { lines, close } = watch([
    ...Array(20).fill('no set is live'),
    new Error('the service is away'),
    'nothing is on sale',
  ])
  await jest.advanceTimersByTimeAsync(30_000)
  await close()
  expect(lines).toEqual([
    '5000 · not ready yet: no set is live',
    '10000 · not ready yet: what it stands on does not answer',
    '10500 · not ready yet: nothing is on sale',
  ])
})

it('a closed readiness report polls and reports nothing', async () => {
  const { lines, close, checks } = watch(['no set is live', undefined])
  await close()
  const before = checks()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([lines, checks()]).toEqual([[], before])
})

it.each([
  ['a production service without PROBE_COMMAND', 1, { production: true }],
  ['a production service with PROBE_COMMAND', 0, { production: true, probeCommand: '/opt/probe' }],
  ['a process that only delivers pages', 0, { production: true, role: 'delivery' as const }],
  ['a service in development', 0, {}],
])('the start of %s prints its line on withdrawals %d times', (_, count, change) => {
  const lines = greeting({ ...readConfig({}), ...change })
  expect(lines.filter((line) => line.startsWith('PROBE_COMMAND is not set'))).toHaveLength(count)
})
