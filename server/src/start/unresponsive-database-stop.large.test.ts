import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBlackholeProxy } from '@shuttle/platform/blackhole-proxy'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import { openTestDatabase } from '../testing/open-test-database'
import { spawnService } from './testing/spawn-service'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-silent-stop-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The service on a database of its own, behind a proxy that may stop answering. */
const startService = async () => {
  const { url: database, close } = await openTestDatabase()
  const proxy = await startBlackholeProxy(database)
  const ports = await freeServicePorts()
  const service = spawnService({
    ...ports,
    DATA_DIR: dataDir,
    DATABASE_URL: proxy.url,
    SHUTTLE_CLOCK: '2026-11-21T10:00:00+08:00',
  })
  await service.waitForOutput('Bridge Shuttle listens')
  const url = `http://127.0.0.1:${ports.PORT}`
  const headers = { 'content-type': 'application/json' }
  const queryRoutes = () => fetch(`${url}/api/manage/query.route`, { method: 'POST', headers, body: '{}' })
  const isReady = async () => (await fetch(`${url}/health/ready`)).ok
  return { service, proxy, queryRoutes, isReady, close }
}

it('a service whose database stops answering ends in good order, with the request in flight answered', async () => {
  const { service, proxy, queryRoutes, isReady, close } = await startService()
  expect((await queryRoutes()).status).toBe(200)
  proxy.silence()
  const pending = queryRoutes()
  // Readiness has limits of its own; when it fails, the request is in flight, or answered.
  while (await isReady()) await sleep(50)
  service.kill('SIGTERM')
  expect((await pending).status).toBe(503)
  expect(await service.ended).toMatchObject({ code: 0 })
  await proxy.stop()
  await close()
})
