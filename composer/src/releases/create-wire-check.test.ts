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
  createWireCheck({ db: api.context.db, servedCalls: { 'order/read': { required } } })

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

it('a service without builds is not compared', async () => expect(await checkWith('orderNo')()).toBeUndefined())
