import type { FastifyInstance, RouteOptions } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../../../app'
import { staffCalls } from '../../../http/openapi'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

/** Routes below `/api/staff`, in any spelling, with their actions in the table of rights. */
const listStaffRoutes = async (prepare: (app: FastifyInstance) => void = () => {}): Promise<string[]> => {
  const routes: RouteOptions[] = []
  const context = { ...site.context, log: pino({ level: 'silent' }), metrics: new Registry() }
  const unused = () => Promise.reject(new Error('no call is sent'))
  const app = await buildApp(context, {
    releases: { read: unused, history: unused, compare: unused, check: unused, move: unused },
    prepare: (bare) => {
      bare.addHook('onRoute', (route) => void routes.push(route))
      prepare(bare)
    },
  })
  await app.ready()
  await app.close()
  return routes
    .filter(({ url, config }) => /^\/+api\/+staff/i.test(url) || config?.staffAction !== undefined)
    .map(({ method, url, config }) => `${method} ${url} ${config?.staffAction ?? 'without a right'}`)
    .sort()
}
const byTable = staffCalls.map(({ path, access }) => `POST /api/${path} ${access}`).sort()

describe('[D5.4] routes of the back office', () => {
  it('the routes are the calls of the wire, each with its action of the table of rights, and no others', async () => {
    expect(byTable.every((route) => route.startsWith('POST /api/staff/'))).toBe(true)
    expect(await listStaffRoutes()).toEqual(byTable)
  })

  it('finds a route that is served without the table of rights (negative control)', async () => {
    const found = await listStaffRoutes((app) => {
      app.post('/api/staff/give.everything', async () => ({}))
      app.get('/api/Staff/search', { exposeHeadRoute: false }, async () => ({}))
    })
    expect(found.filter((route) => !byTable.includes(route))).toEqual([
      'GET /api/Staff/search without a right',
      'POST /api/staff/give.everything without a right',
    ])
  })
})
