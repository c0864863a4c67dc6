import { Writable } from 'node:stream'
import pino from 'pino'
import { REPORTS_A_MINUTE, REPORTS_OF_ADDRESS_A_MINUTE } from './report-limit'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

describe('reports of browsers', () => {
  it.each([
    ['application/json', { kind: 'fault', remote: 'mf-x', message: 'boom' }, 'kind="fault",remote="mf-x"'],
    ['application/csp-report', { 'csp-report': {} }, 'kind="policy",remote="unknown"'],
    ['application/json', { kind: 'fault', remote: '"}\n evil 1' }, 'kind="fault",remote="unknown"'],
  ])('a report of %s is counted', async (type, body, labels) => {
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
  ])('a body of %s that is no report is refused and not counted', async (type, payload) => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    const headers = { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/webhtml/report', headers, payload })
    expect(response.statusCode).toBe(400)
    expect(await metrics.metrics()).not.toContain('browser_reports_total{')
  })
  it('reports of unpublished apps share one series, so that invented names fill no memory', async () => {
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

  const send = (app: Awaited<ReturnType<typeof buildDelivery>>['app'], payload: object, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: '/webhtml/report', payload, remoteAddress })

  it('reports of one address are accepted up to its limit, and those of others still are', async () => {
    let now = 0
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { elapsed: () => now })
    const statuses = new Set<number>()
    for (let count = 0; count < REPORTS_OF_ADDRESS_A_MINUTE + 5; count += 1)
      statuses.add((await send(app, { remote: 'mf-x' })).statusCode)
    await send(app, { remote: 'mf-x' }, '10.0.0.2')
    expect([...statuses]).toEqual([204])
    const taken = `browser_reports_total{kind="fault",remote="mf-x"}`
    expect(await metrics.metrics()).toContain(`${taken} ${REPORTS_OF_ADDRESS_A_MINUTE + 1}\n`)
    expect(await metrics.metrics()).toContain('browser_reports_dropped_total{why="address"} 5')
    now = 60_000
    await send(app, { remote: 'mf-x' })
    expect(await metrics.metrics()).toContain(`${taken} ${REPORTS_OF_ADDRESS_A_MINUTE + 2}\n`)
  })

  it('reports of one /64 share the limit of an address; its neighbour has its own', async () => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { elapsed: () => 0 })
    for (let count = 0; count < REPORTS_OF_ADDRESS_A_MINUTE + 5; count += 1)
      await send(app, { remote: 'mf-x' }, `2001:db8:1:2::${(count + 1).toString(16)}`)
    await send(app, { remote: 'mf-x' }, '2001:db8:1:3::1')
    expect(await metrics.metrics()).toContain('browser_reports_dropped_total{why="address"} 5')
    expect(await metrics.metrics()).toContain(`remote="mf-x"} ${REPORTS_OF_ADDRESS_A_MINUTE + 1}\n`)
  })

  it('reports of all addresses are accepted up to the limit of the process', async () => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { elapsed: () => 0 })
    for (let count = 0; count < REPORTS_A_MINUTE + 3; count += 1)
      await send(app, { remote: 'mf-x' }, `10.0.${count >> 8}.${count & 255}`)
    expect(await metrics.metrics()).toContain(`remote="mf-x"} ${REPORTS_A_MINUTE}\n`)
    expect(await metrics.metrics()).toContain('browser_reports_dropped_total{why="process"} 3')
  })

  it('reports that are too large are refused and counted', async () => {
    const { app, metrics } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    expect((await send(app, { message: 'x'.repeat(20_000) })).statusCode).toBe(413)
    expect(await metrics.metrics()).toContain('browser_reports_dropped_total{why="size"} 1')
  })

  it('reports are logged as a bounded line of known fields, without personal data', async () => {
    const lines: string[] = []
    const write = (chunk: Buffer, _encoding: string, done: () => void) => {
      lines.push(chunk.toString())
      done()
    }
    const log = pino(new Writable({ write }))
    const { app } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { log })
    const message = `failed for chan@example.com K7654321(0), 13800138000\n{"level":60} ${'x'.repeat(900)}`
    await send(app, { kind: 'TypeError', remote: 'mf-x', message, path: '/a?orderNo=B1', token: 'secret', extra: [1] })
    await send(app, {
      'csp-report': {
        ...{ 'document-uri': 'https://site.test/webhtml/a?code=8', 'blocked-uri': 'https://elsewhere.test/x#y' },
        ...{ 'script-sample': 'const secret', 'effective-directive': 'script-src' },
      },
    })
    const [fault, policy] = lines.map((line) => JSON.parse(line).report)
    expect(fault).toEqual({
      ...{ kind: 'TypeError', remote: 'mf-x', path: '/a' },
      message: expect.stringMatching(/^failed for … …[^\n]{0,290}$/),
    })
    expect(fault.message).not.toMatch(/chan|7654321|138001/)
    expect(fault.message.length).toBeLessThanOrEqual(300)
    expect(policy).toEqual({
      ...{ 'document-uri': 'https://site.test/webhtml/a', 'blocked-uri': 'https://elsewhere.test/x' },
      'effective-directive': 'script-src',
    })
  })
})
