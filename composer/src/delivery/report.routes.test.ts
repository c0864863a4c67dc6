import { Writable } from 'node:stream'
import pino from 'pino'
import type { Registry } from 'prom-client'
import {
  REPORTS_A_MINUTE,
  REPORTS_OF_ADDRESS_A_MINUTE,
  REPORTS_OF_REMOTE_A_MINUTE,
  REPORTS_OF_REMOTE_AND_ADDRESS_A_MINUTE,
} from './report-limit'
import { aPage, aStore } from './testing/a-store'
import { type BuiltDelivery, buildDelivery } from './testing/build-delivery'

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

  const drops = async (metrics: Registry) =>
    Object.fromEntries(
      [...(await metrics.metrics()).matchAll(/dropped_total\{why="(\w+)"\} (\d+)/g)].map(([, why, count]) => [
        why,
        Number(count),
      ]),
    )
  /** Sends the remotes in turns. */
  const sendMany = async (
    { app }: BuiltDelivery,
    count: number,
    { addresses, remotes = ['mf-x'] }: { addresses: (index: number) => string; remotes?: string[] },
  ) => {
    const statuses = new Set<number>()
    for (let index = 0; index < count; index += 1) {
      const remote = remotes[index % remotes.length]
      statuses.add((await send(app, { remote }, addresses(index))).statusCode)
    }
    return [...statuses]
  }
  const counted = async (metrics: Registry, remote = 'mf-x') =>
    Number(new RegExp(`kind="fault",remote="${remote}"\\} (\\d+)`).exec(await metrics.metrics())?.[1])
  const twoRemotes = () => aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
  const MANY = ['mf-x', 'mf-y', 'shell', 'none']

  it('reports of one address are read up to its limit, and those of others still are', async () => {
    let now = 0
    const built = await buildDelivery(twoRemotes(), { elapsed: () => now })
    const one = { addresses: () => '10.0.0.1', remotes: MANY }
    expect(await sendMany(built, REPORTS_OF_ADDRESS_A_MINUTE + 5, one)).toEqual([204])
    await send(built.app, { remote: 'mf-x' }, '10.0.1.1')
    expect(await drops(built.metrics)).toEqual({ address: 5 })
    expect(await counted(built.metrics)).toBe(REPORTS_OF_ADDRESS_A_MINUTE / MANY.length + 1)
    now = 60_000
    await send(built.app, { remote: 'mf-x' })
    expect(await counted(built.metrics)).toBe(REPORTS_OF_ADDRESS_A_MINUTE / MANY.length + 2)
  })

  it('reports of one /64 share the limit of an address; its neighbour has its own', async () => {
    const built = await buildDelivery(twoRemotes(), { elapsed: () => 0 })
    const addresses = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`
    await sendMany(built, REPORTS_OF_ADDRESS_A_MINUTE + 5, { addresses, remotes: MANY })
    await send(built.app, { remote: 'mf-x' }, '2001:db8:1:3::1')
    expect(await drops(built.metrics)).toEqual({ address: 5 })
  })

  it('[D11.visits.3] a remote that fails in a loop uses up its own share of an address, not that of another', async () => {
    const built = await buildDelivery(twoRemotes(), { elapsed: () => 0 })
    const addresses = () => '10.0.0.1'
    await sendMany(built, REPORTS_OF_REMOTE_AND_ADDRESS_A_MINUTE + 5, { addresses })
    await sendMany(built, 1, { addresses, remotes: ['mf-y'] })
    expect(await counted(built.metrics)).toBe(REPORTS_OF_REMOTE_AND_ADDRESS_A_MINUTE)
    expect(await counted(built.metrics, 'mf-y')).toBe(1)
    expect(await drops(built.metrics)).toEqual({ remote: 5 })
  })

  it('[D11.visits.3] a remote that fails everywhere uses up its own share of the process, not that of another', async () => {
    const built = await buildDelivery(twoRemotes(), { elapsed: () => 0 })
    const addresses = (index: number) => `10.${index >> 8}.${index & 255}.1`
    await sendMany(built, REPORTS_OF_REMOTE_A_MINUTE + 3, { addresses })
    await sendMany(built, 1, { addresses, remotes: ['mf-y'] })
    expect(await counted(built.metrics)).toBe(REPORTS_OF_REMOTE_A_MINUTE)
    expect(await counted(built.metrics, 'mf-y')).toBe(1)
    expect(await drops(built.metrics)).toEqual({ remote: 3 })
  })

  it('reports of all addresses are read up to the limit of the process', async () => {
    const built = await buildDelivery(twoRemotes(), { elapsed: () => 0 })
    await sendMany(built, REPORTS_A_MINUTE + 3, { addresses: (index) => `10.${index >> 8}.${index & 255}.1` })
    expect(await drops(built.metrics)).toMatchObject({ process: 3 })
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
