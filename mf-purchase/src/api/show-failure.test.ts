import { ApiError } from '@shuttle/contracts'
import { openPageHost } from '../testing/page-host'
import { showFailure } from './show-failure'
import { showQueryFailure } from './show-query-failure'

const open = (show: typeof showFailure) => (error: unknown) => {
  const { toasts, anomalies, faults } = openPageHost({})
  show(error, 'en')
  return { toasts, anomalies, faults }
}
const afterWrite = open(showFailure)
const afterQuery = open(showQueryFailure)

const unreadable = new ApiError({ kind: 'unreadable', code: 'SUCCESS' })

describe('purchase 8: what a failed write shows', () => {
  it('leaves a session that ended to the shell', () => {
    const error = new ApiError({ kind: 'unauthorized', code: '401', answerMessage: 'sign in' })
    expect(afterWrite(error)).toEqual({ toasts: [], anomalies: [], faults: [] })
  })

  it('says a refusal, by our own text where the code is known', () => {
    const known = new ApiError({ kind: 'refused', code: 'ORDER_EXPIRED', answerMessage: 'from the service' })
    expect(afterWrite(known)).toEqual({ toasts: ['order expired, please reorder'], anomalies: [], faults: [] })
    const unknown = new ApiError({ kind: 'refused', code: 'SOMETHING_NEW', answerMessage: 'from the service' })
    expect(afterWrite(unknown)).toEqual({ toasts: ['from the service'], anomalies: [], faults: [] })
  })

  it('leads to the anomalies page without a network, which nobody has to read about', () => {
    const offline = new ApiError({ kind: 'offline', code: 'OFFLINE' })
    expect(afterWrite(offline)).toEqual({ toasts: [], anomalies: [offline], faults: [] })
  })

  it.each([unreadable, new ApiError({ kind: 'server', status: 500 }), new TypeError('x is undefined')])(
    'leads there and reports what is a fault: %s',
    (error) => {
      expect(afterWrite(error)).toEqual({ toasts: [], anomalies: [error], faults: [error] })
    },
  )

  it('reports nothing twice: the query cache has reported a query', () => {
    expect(afterQuery(unreadable)).toEqual({ toasts: [], anomalies: [unreadable], faults: [] })
  })
})
