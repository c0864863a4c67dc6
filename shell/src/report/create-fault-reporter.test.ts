/** @jest-environment jsdom */

import { createFaultReporter, MOST_REPORTS } from './create-fault-reporter'

it('a document sends a limited number of reports, however often it fails', () => {
  const sent: unknown[] = []
  Object.assign(globalThis, {
    fetch: async (_address: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return new Response(null, { status: 204 })
    },
    Response: class {},
  })
  const report = createFaultReporter()
  for (let count = 0; count < MOST_REPORTS + 20; count += 1) report(new Error(`${count} ${'x'.repeat(900)}`), 'a loop')
  expect(sent).toHaveLength(MOST_REPORTS)
  expect(sent[0]).toMatchObject({ message: expect.stringMatching(/^.{500}$/), where: 'a loop' })
  createFaultReporter()(new Error('of the next document'), 'start')
  expect(sent).toHaveLength(MOST_REPORTS + 1)
})
