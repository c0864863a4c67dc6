import { ProviderFault } from '../payment-provider'
import { startRecordingGateway } from '../testing/recording-gateway'
import { callGateway } from './call-gateway'

const faultAt = async (answer: Parameters<typeof startRecordingGateway>[0]): Promise<ProviderFault> => {
  const gateway = await startRecordingGateway(answer)
  try {
    await callGateway(gateway.settings, { method: 'GET', path: 'order/1' })
  } catch (error) {
    if (error instanceof ProviderFault) return error
    throw error
  } finally {
    await gateway.close()
  }
  throw new Error('no fault')
}
const error = (cause: string) => ({ result: 'ERROR', error: { cause, explanation: 'why', field: 'order.amount' } })

describe('typed faults of the gateway', () => {
  it.each([
    ['SERVER_BUSY', 503, 'unreachable'],
    ['SERVER_FAILED', 500, 'unreachable'],
    ['INVALID_REQUEST', 400, 'refused'],
    ['REQUEST_REJECTED', 403, 'refused'],
  ] as const)('the gateway answer %s is %i and %s', async (cause, status, kind) => {
    expect(await faultAt({ status, body: error(cause) })).toMatchObject({ kind, field: 'order.amount' })
  })
  it.each([
    [502, 'unreachable'],
    [429, 'unreachable'],
    [404, 'unreadable'],
    [400, 'unreadable'],
  ])('a page of HTML with %i is %s', async (status, kind) => {
    expect(await faultAt({ status, text: '<html>' })).toMatchObject({ kind })
  })
  it('an answer that is no JSON is unreadable', async () => {
    expect(await faultAt({ status: 200, text: '<html>' })).toMatchObject({ kind: 'unreadable' })
  })
  it('no answer in time is unreachable', async () => {
    expect(await faultAt({ hang: true })).toMatchObject({ kind: 'unreachable' })
  })
  it('an address without a server is unreachable, and no message shows the password', async () => {
    const gateway = await startRecordingGateway({ body: {} })
    await gateway.close()
    const fault = await callGateway(gateway.settings, { method: 'GET', path: 'order/1' }).catch((reason) => reason)
    expect(fault).toMatchObject({ name: 'ProviderFault', kind: 'unreachable' })
    expect(`${fault} ${JSON.stringify(fault)}`).not.toContain(gateway.settings.password)
  })
})
