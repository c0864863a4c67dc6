import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

describe('reports of browsers', () => {
  it.each([
    ['application/json', { kind: 'fault', remote: 'mf-x', message: 'boom' }, 'kind="fault",remote="mf-x"'],
    ['application/csp-report', { 'csp-report': {} }, 'kind="policy",remote="unknown"'],
    ['application/json', { kind: 'fault', remote: '"}\n evil 1' }, 'kind="fault",remote="unknown"'],
  ])('%s is counted', async (type, body, labels) => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    const response = await app.inject({
      method: 'POST',
      url: '/webhtml/report',
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    })
    expect(response.statusCode).toBe(204)
    expect(await metrics.metrics()).toContain(`browser_reports_total{${labels}} 1`)
  })
  it.each([
    ['application/json', '5'],
    ['application/json', '"x"'],
    ['application/json', 'true'],
    ['application/json', 'null'],
    ['text/plain', '5'],
    ['application/csp-report', '['.repeat(8000) + ']'.repeat(8000)],
  ])('%s that is no report is refused and not counted', async (type, payload) => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/webhtml/report', headers, payload })
    expect(response.statusCode).toBe(400)
    expect(await metrics.metrics()).not.toContain('browser_reports_total{')
  })
  it('of apps that were never published share one series, so that made-up names fill no memory', async () => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    for (const remote of ['mf-x', 'shell', 'mf-y', 'a', 'b', '__proto__', 'constructor'])
      await app.inject({ method: 'POST', url: '/webhtml/report', payload: { remote } })
    const series = (await metrics.metrics()).match(/(?<=browser_reports_total)\{.*/g)
    expect(series).toEqual([
      '{kind="fault",remote="mf-x"} 1',
      '{kind="fault",remote="shell"} 1',
      '{kind="fault",remote="unknown"} 5',
    ])
  })
})
