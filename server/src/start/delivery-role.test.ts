import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerReleases } from '@shuttle/composer'
import { aPage, aStore, writeDeliveryKey, writeRegistry } from '@shuttle/composer/testing'
import { Registry } from 'prom-client'
import { type Config, readConfig } from '../config/config'
import { buildTestApp, type TestApp } from '../testing/build-test-app'
import { buildDeliveryApp } from './build-site'
import { toReleaseContext } from './to-release-context'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-delivery-'))
let service: TestApp
beforeEach(async () => {
  service = await buildTestApp({ DATA_DIR: dataDir, PUBLISHER_KEYS: join(dataDir, 'service-keys.json') })
  writeDeliveryKey(dataDir, join(dataDir, 'service-keys.json'))
  await registerReleases(service.app, toReleaseContext(service.context))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Pages in a process of their own, beside a service that listens. */
const buildBeside = async (change: Partial<Config> = {}) => {
  if (!service.app.server.listening) await service.app.listen({ host: '127.0.0.1', port: 0 })
  const apiUrl = service.app.listeningOrigin
  const { clock, log } = service.context
  const config = { ...readConfig({ ROLE: 'delivery', API_URL: apiUrl, DATA_DIR: dataDir }), ...change }
  return buildDeliveryApp({ clock, log, config, metrics: new Registry() })
}
const readiness = async (app: TestApp['app']) => {
  const { statusCode, body } = await app.inject('/health/ready')
  return [statusCode, JSON.parse(body).status]
}

describe('a process that delivers pages only', () => {
  it('a delivery process is not ready before a set of builds is live', async () => {
    const app = await buildBeside()
    expect(await readiness(app)).toEqual([503, 'no deployment set is live'])
    await app.close()
    await service.close()
  })

  it('a delivery process is as ready as the service it calls, and lives without it', async () => {
    const { registry } = aStore({ 'mf-x': [aPage('/')] }, join(dataDir, 'store'), join(dataDir, 'publisher-keys.json'))
    await writeRegistry(toReleaseContext(service.context).db, registry)
    const app = await buildBeside()
    expect(await readiness(app)).toEqual([200, 'ready'])
    await service.db.updateTable('lines').set({ on_sale: false }).execute()
    expect(await readiness(app)).toEqual([503, 'the service is not ready'])
    await service.close()
    expect((await readiness(app))[0]).toBe(503)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await app.close()
  })

  it('a delivery process is not ready while the service refuses its key', async () => {
    const { registry } = aStore({ 'mf-x': [aPage('/')] }, join(dataDir, 'store'), join(dataDir, 'publisher-keys.json'))
    await writeRegistry(toReleaseContext(service.context).db, registry)
    const known = await buildBeside()
    expect(await readiness(known)).toEqual([200, 'ready'])
    await known.close()
    writeDeliveryKey(dataDir, join(dataDir, 'keys-of-another-service.json'))
    const foreign = await buildBeside()
    expect((await foreign.inject('/webhtml/')).statusCode).toBe(200)
    expect(await readiness(foreign)).toEqual([503, 'the service refuses DELIVERY_KEY'])
    writeDeliveryKey(dataDir, join(dataDir, 'service-keys.json'))
    while ((await readiness(foreign))[0] === 503) await sleep(50)
    await foreign.close()
    await service.close()
  })

  it('[D11.visits.1] a delivery process counts visits of its pages at the service', async () => {
    const { registry } = aStore({ 'mf-x': [aPage('/')] }, join(dataDir, 'store'), join(dataDir, 'publisher-keys.json'))
    const { db } = toReleaseContext(service.context)
    await writeRegistry(db, registry)
    const app = await buildBeside()
    const { body } = await app.inject('/webhtml/')
    const visit = /"visit":"([^"]+)"/.exec(body)?.[1]
    const version = registry.apps.find(({ name }) => name === 'mf-x')?.live
    const event = { no: 0, kind: 'load', remote: 'mf-x', version, phase: 'first', ms: 5, cause: '' }
    const payload = { visit, events: [event] }
    expect((await app.inject({ method: 'POST', url: '/webhtml/report', payload })).statusCode).toBe(204)
    const rows = await db.selectFrom('release_visits').select(['visit', 'app', 'version', 'ms']).execute()
    expect(rows).toEqual([{ visit: visit?.split('.')[0], app: 'mf-x', version, ms: 5 }])
    await app.close()
    await service.close()
  })

  it('a delivery process sells nothing: it has no calls', async () => {
    const app = await buildBeside()
    const response = await app.inject({ method: 'POST', url: '/api/logout', payload: {} })
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
    await app.close()
    await service.close()
  })
})
