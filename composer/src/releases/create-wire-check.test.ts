import { createWireCheck } from './create-wire-check'
import { aRemote, aShell } from './testing/a-build'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'
import { withContracts } from './testing/with-contracts'

let api: ReleaseApi
beforeEach(async () => {
  api = await openReleaseApi()
})
afterEach(() => api.close())

const reading = (version: string, ...fields: string[]) =>
  aRemote('mf-a', version, withContracts({}, { calls: { 'order/read': { file: 'read.ts', fields } } }))
const checkWith = (...required: string[]) =>
  createWireCheck({ ...api.context, servedCalls: { 'order/read': { required } } })

it('a service that needs more than a live build sends does not take over, until such a build is live', async () => {
  await api.publish(aShell('1'))
  await api.publish(reading('1', 'orderNo'))
  const check = checkWith('orderNo', 'proof')
  expect(await check()).toContain(
    'the service needs the field proof of order/read, which the call in read.ts of mf-a 1',
  )
  await api.publish(reading('2', 'orderNo', 'proof'))
  expect(await check()).toBeUndefined()
})

it('a service that once took over stays ready, whatever is published', async () => {
  await api.publish(aShell('1'))
  await api.publish(reading('1', 'orderNo'))
  const check = checkWith('orderNo')
  expect(await check()).toBeUndefined()
  await api.publish(reading('2'))
  expect(await check()).toBeUndefined()
  expect(await checkWith('orderNo')()).toContain('mf-a 2')
})

it('a service warns once of each stored build that it would refuse, and starts', async () => {
  await api.publish(aShell('1'))
  await api.publish(reading('1'))
  const page = { ...aRemote('mf-a', '2').record.manifest, wire: api.context.servedWire.latest }
  await api.publish(aRemote('mf-a', '2', { manifest: page as never }))
  for (const version of ['3', '4']) await api.publish(reading(version, 'orderNo'))
  const warn = jest.spyOn(api.context.log, 'warn')
  const { latest } = api.context.servedWire
  const servedWire = { oldest: latest + 1, latest: latest + 1 }
  const check = createWireCheck({
    ...api.context,
    servedWire,
    servedCalls: { 'order/read': { required: ['orderNo'] } },
  })
  expect([await check(), await check()]).toEqual([undefined, undefined])
  expect(warn.mock.calls.map(([build]) => build)).toEqual([
    { app: 'mf-a', version: '2', why: [expect.stringContaining('mf-a 2 speaks wire')] },
    { app: 'mf-a', version: '1', why: [expect.stringContaining('the field orderNo of order/read')] },
  ])
})

it('a service without builds is not compared', async () => expect(await checkWith('orderNo')()).toBeUndefined())
