import { ApiError } from '@shuttle/contracts'
import { createTestHost } from '@shuttle/testing'
import { reportAndShowFailure, showFailure } from './show-failure'

const run = (show: (error: unknown) => void) => (error: unknown) => {
  const host = createTestHost({ takesFaults: true })
  show(error)
  return { toasts: host.toastTexts, anomalies: host.anomalies, faults: host.faults }
}
const afterWrite = run((error) => reportAndShowFailure(error, 'en', 'a test'))
const afterQuery = run((error) => showFailure(error, 'en'))

const unreadable = new ApiError({ kind: 'unreadable', code: 'SUCCESS' })

describe('purchase 8: a failed call', () => {
  it('a failure of an ended session is left to the shell', () => {
    const error = new ApiError({ kind: 'unauthorized', code: '401', answerMessage: 'sign in' })
    expect(afterWrite(error)).toEqual({ toasts: [], anomalies: [], faults: [] })
  })

  it('a refusal shows our own text if the code is known', () => {
    const known = new ApiError({ kind: 'refused', code: 'ORDER_EXPIRED', answerMessage: 'from the service' })
    expect(afterWrite(known)).toEqual({ toasts: ['order expired, please reorder'], anomalies: [], faults: [] })
    const unknown = new ApiError({ kind: 'refused', code: 'SOMETHING_NEW', answerMessage: 'from the service' })
    expect(afterWrite(unknown)).toEqual({ toasts: ['from the service'], anomalies: [], faults: [] })
  })

  it('a failure without a network opens the anomalies page, and reports nothing', () => {
    const offline = new ApiError({ kind: 'offline', code: 'OFFLINE' })
    expect(afterWrite(offline)).toEqual({ toasts: [], anomalies: [offline], faults: [] })
  })

  it.each([unreadable, new ApiError({ kind: 'server', status: 500 }), new TypeError('x is undefined')])(
    'a fault opens that page and is reported: %s',
    (error) => {
      expect(afterWrite(error)).toEqual({ toasts: [], anomalies: [error], faults: [error] })
    },
  )

  it('a failure is not reported twice: the query cache has reported a failed query', () => {
    expect(afterQuery(unreadable)).toEqual({ toasts: [], anomalies: [unreadable], faults: [] })
  })
})
