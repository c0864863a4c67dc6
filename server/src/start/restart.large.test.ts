import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import { credentials } from '../testing/credentials.request'
import { orderBody } from '../testing/trip-body.request'
import { fillSampleSite, type SpawnedService, spawnService } from './testing/spawn-service'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-restart-'))
// The embedded server runs as another user where the service runs as root.
chmodSync(dataDir, 0o711)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const running = new Set<SpawnedService>()
afterAll(() => {
  for (const service of running) service.kill('SIGKILL')
})

const CLOCK = { SHUTTLE_CLOCK: '2026-11-21T10:00:00+08:00' }

/** On the embedded database, which is part of the data folder. */
const start = async (env: Record<string, string> = {}) => {
  const ports = await freeServicePorts()
  const service = spawnService({
    ...ports,
    DATA_DIR: dataDir,
    ...CLOCK,
    ...env,
  })
  running.add(service)
  service.ended.then(() => running.delete(service))
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${ports.PORT}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const signIn = async () => ({ authorization: (await call('login', credentials())).jwt as string })
  return { ...service, ports, call, signIn }
}
const answers = (port: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

it('a service stopped while it creates its database ends in order, and the next start has it', async () => {
  const service = await start()
  await service.waitForOutput('creating the database')
  service.kill('SIGTERM')
  expect(await service.ended).toMatchObject({ code: 0, errors: '' })
})

it('a stopped service exits with 0 and prints nothing; the next start has its orders', async () => {
  await fillSampleSite({ DATA_DIR: dataDir, ...CLOCK })
  const first = await start()
  await first.waitForOutput('Bridge Shuttle listens')
  const placed = await first.call('ticket/buy.ticket', orderBody(), await first.signIn())
  expect(placed.code).toBe('SUCCESS')
  const { orderNo } = placed.responseData
  expect([await answers(first.ports.SANDBOX_PORT), await answers(first.ports.FRAMES_PORT)]).toEqual([true, true])
  first.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0, errors: '' })
  const ports = Object.values(first.ports)
  expect(await Promise.all(ports.map(answers))).toEqual([false, false, false])

  const second = await start()
  await second.waitForOutput('Bridge Shuttle listens')
  const found = await second.call('wx/query.wx.order.info', { orderNo }, await second.signIn())
  expect(found.responseData[0].orderNo).toBe(orderNo)
  second.kill('SIGINT')
  expect(await second.ended).toMatchObject({ code: 0, errors: '' })
})

it.each([
  ['TOKEN_SECRET', 'another-secret-of-some-length'],
  ['CODE_SECRET', 'another-secret-of-some-length'],
  ['DATA_KEY', `local:${Buffer.alloc(32, 7).toString('base64')}`],
])('a start with another %s than the one before ends with exit code 1 and one line', async (setting, value) => {
  const { code, out, errors } = await (await start({ [setting]: value })).ended
  expect(errors).toContain(`${setting} is not the one that this database is used with`)
  expect(errors.trimEnd().split('\n')).toHaveLength(1)
  expect([code, out.includes('ready')]).toEqual([1, false])
})
