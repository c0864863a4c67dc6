import { ApiError } from '@shuttle/contracts'
import { createTestHost } from '@shuttle/testing'
import { reportFailure } from './report-failure'

const reported: unknown[] = []
beforeEach(() => {
  reported.length = 0
  createTestHost().reportFault = (error, where) => reported.push([error, where])
})

describe('a failed write outside the query cache', () => {
  it.each(['refused', 'offline', 'unauthorized'] as const)(
    'a failed write outside the query cache does not report an expected failure: %s',
    (kind) => {
      reportFailure(new ApiError({ kind, code: 'X' }), 'a form')
      expect(reported).toEqual([])
    },
  )

  it.each([
    new ApiError({ kind: 'timeout' }),
    new ApiError({ kind: 'not-found' }),
    new ApiError({ kind: 'server', status: 500 }),
    new ApiError({ kind: 'unreadable', code: 'SUCCESS' }),
    new TypeError('x is undefined'),
    'a word',
  ])('reports a fault with its place: %s', (error) => {
    reportFailure(error, 'a form')
    expect(reported).toEqual([[error, 'a form']])
  })
})
