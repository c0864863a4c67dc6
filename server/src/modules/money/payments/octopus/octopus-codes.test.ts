import { octopusDocument } from '../../../../../sandbox/octopus/octopus.routes'
import { seal } from '../../../../../sandbox/octopus/sealed-document'
import { readConfig } from '../../../../config/config'
import { sandboxProfiles } from '../../../../start/sandbox-profiles'
import { OCTOPUS_NOW, startFakeOctopus } from '../testing/fake-octopus'
import { readState, UNKNOWN_CODES } from '../testing/read-state'
import { PAYMENT_STATUS, REFUND_STATUS, RESULT_HINT } from './octopus-codes'
import { createOctopusProvider } from './octopus-provider'

let octopus: Awaited<ReturnType<typeof startFakeOctopus>>
beforeAll(async () => {
  octopus = await startFakeOctopus()
})
afterAll(() => octopus.close())
const provider = () => createOctopusProvider(octopus.settings)

const attempt = { requestNo: 'A-1', openedAt: OCTOPUS_NOW }
const request = { ...attempt, captured: 6500, refundNo: 'R-1', amount: 5850, currency: 'HKD' }
const paid = { amount: '6500', receiptId: 'T-1' }
const query = () => readState(provider().query(attempt))
const readStates = async () => [
  await readState(provider().refund(request)),
  await readState(provider().queryRefund(request)),
]

const STATES = {
  ...{ SUCCESS: 'captured', REFUNDED: 'returned', PARTIALLY_REFUNDED: 'returned' },
  ...{ NOT_FOUND: 'none', PENDING: 'none', EXPIRED: 'none', CANCELLED: 'none' },
  ...{ FAILED: 'declined', REJECTED: 'declined' },
}
const REFUNDS = {
  SUCCESS: ['accepted', 'done'],
  PENDING: ['accepted', 'pending'],
  DUPLICATE_REQUEST: ['accepted', 'pending'],
  FAILED: ['refused', 'refused'],
  REJECTED: ['refused', 'refused'],
  INVALID_AMOUNT: ['refused', 'refused'],
  NOT_FOUND: ['refused', 'unknown'],
}
const HINTS = { SUCCESS: 'done', CANCELLED: 'cancelled', EXPIRED: 'timedOut', FAILED: 'failed', REJECTED: 'failed' }
const FAULTS = ['fault: unreadable', 'fault: unreadable']

describe('[D7.all.4] every code of Octopus', () => {
  it('every code of Octopus has a line here', () => {
    expect(Object.keys(STATES).toSorted()).toEqual(Object.keys(PAYMENT_STATUS).toSorted())
    expect(Object.keys(REFUNDS).toSorted()).toEqual(Object.keys(REFUND_STATUS).toSorted())
    expect(HINTS).toEqual(RESULT_HINT)
  })
  it.each(Object.entries(STATES))('a payment of status %s is %s', async (status, state) => {
    octopus.willAnswer({ content: { ...paid, status } })
    expect(await query()).toBe(state)
  })
  it.each(Object.entries(REFUNDS))('a refund of status %s is %j', async (status, states) => {
    octopus.willAnswer({ content: { status, refundRef: 'R-1' } })
    expect(await readStates()).toEqual(states)
  })
  it.each(Object.entries(HINTS))('a return with %s has the hint %s', (result, hint) => {
    expect(provider().parseReturn({ result })).toEqual({ hint })
  })
  it.each(UNKNOWN_CODES)('any other code, such as %j, is a fault, and a return with it has no hint', async (status) => {
    octopus.willAnswer({ content: { ...paid, status } })
    expect(await query()).toBe('fault: unreadable')
    octopus.willAnswer({ content: { status, refundRef: 'R-1' } })
    expect(await readStates()).toEqual(FAULTS)
    expect(provider().parseReturn({ result: status })).toEqual({ hint: undefined })
  })
})

describe('[D7.all.4] an answer of Octopus counts for its question alone', () => {
  it.each([{ gatewayId: '196002' }, { gatewayRef: 'A-2' }])('the adapter refuses an answer with %j', async (change) => {
    octopus.willAnswer({ content: { ...paid, status: 'SUCCESS', ...change } })
    expect(await query()).toBe('fault: unreadable')
    octopus.willAnswer({ content: { status: 'SUCCESS', refundRef: 'R-1', ...change } })
    expect(await readStates()).toEqual(FAULTS)
  })
  it.each([{ refundRef: 'R-2' }, { amount: '5840' }, { amount: '5850', currency: 'CNY' }])(
    'the Octopus adapter refuses a refund with %j',
    async (change) => {
      octopus.willAnswer({ content: { status: 'SUCCESS', refundRef: 'R-1', ...change } })
      expect(await readStates()).toEqual(FAULTS)
    },
  )
  it('the Octopus adapter accepts a refund that names its own amount', async () => {
    octopus.willAnswer({ content: { status: 'SUCCESS', refundRef: 'R-1', amount: '5850' } })
    expect(await readStates()).toEqual(['accepted', 'done'])
  })
  it.each([
    ['196001', 'A-1'],
    ['196002', undefined],
  ])('the Octopus adapter reads a result of gateway %s as %j', (gatewayId, requestNo) => {
    const { octopus: profile } = sandboxProfiles(readConfig({}), () => OCTOPUS_NOW)
    if (!profile) throw new Error('no profile')
    const content = { gatewayId, gatewayRef: 'A-1', status: 'SUCCESS' }
    const body = seal(profile, octopusDocument({ root: 'paymentResult', now: OCTOPUS_NOW }, content))
    expect(provider().verifyCallback({ headers: {}, body })?.requestNo).toBe(requestNo)
  })
})
