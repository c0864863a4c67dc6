/** @jest-environment jsdom */

import type { VisitMarks } from '../visits/visit-mark'
import { createFaultReporter, MOST_REPORTS } from './create-fault-reporter'

it('[D11.visits.3] a document sends a limited number of reports of a remote, and those of others still', () => {
  const sent: Record<string, string>[] = []
  Object.assign(globalThis, {
    fetch: async (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return new Response(null, { status: 204 })
    },
    Response: class {},
  })
  const marks: VisitMarks = { all: [] }
  const report = createFaultReporter(marks)
  const looping = { name: 'mf-a', version: '1' }
  for (let count = 0; count < MOST_REPORTS + 20; count += 1)
    report(new Error(`${count} ${'x'.repeat(900)}`), 'a loop', looping)
  expect(sent).toHaveLength(MOST_REPORTS)
  expect(sent[0]).toMatchObject({ message: expect.stringMatching(/^.{500}$/), where: 'a loop', remote: 'mf-a' })
  report(new Error('of another'), 'page /b', { name: 'mf-b', version: '2' }, 'card')
  report(new Error('of the shell'), 'start')
  expect(sent.slice(MOST_REPORTS).map(({ remote }) => remote)).toEqual(['mf-b', 'shell'])
  expect(marks.all).toHaveLength(MOST_REPORTS + 2)
  expect(marks.all.at(-2)).toMatchObject({ where: 'page /b', entry: { name: 'mf-b', version: '2' }, instead: 'card' })
})
