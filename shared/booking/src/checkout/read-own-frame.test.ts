/** @jest-environment jsdom */

import { paymentFrameReport, slideFrameReport } from '@shuttle/contracts'
import { readOwnFrame } from './read-own-frame'

const origin = 'http://127.0.0.1:8080'
const expected = { source: window, origin }

describe.each([
  ['the payment frame', paymentFrameReport, { type: 'payment-frame:complete', resultIndicator: 'OK1' }],
  ['the slide frame', slideFrameReport, { type: 'slide-frame:passed', sessionId: 'S1', sig: '05X', token: 'T1' }],
] as const)('%s', (_, protocol, report) => {
  const { type, ...parts } = report
  it('[D10.7] reads a message of its own frame', () => {
    expect(readOwnFrame<unknown>(protocol, { source: window, origin, data: report }, expected)).toEqual(report)
  })

  it.each([
    ['another window', { source: {} as Window, origin, data: report }],
    ['no window', { source: null, origin, data: report }],
    ['another origin', { source: window, origin: 'http://127.0.0.1:8081', data: report }],
    ['an opaque origin', { source: window, origin: 'null', data: report }],
    ['another protocol', { source: window, origin, data: { type: 'loaded', ...parts } }],
    ['another frame', { source: window, origin, data: { type: 'other-frame:loaded' } }],
    ['a report with its parts missing', { source: window, origin, data: { type } }],
    ['plain text', { source: window, origin, data: type }],
  ])('a screen ignores a message of %s', (_, message) => {
    expect(readOwnFrame<unknown>(protocol, message, expected)).toBeUndefined()
  })

  it('ignores every message before the frame has a window', () => {
    const message = { source: null, origin, data: report }
    expect(readOwnFrame<unknown>(protocol, message, { source: null, origin })).toBeUndefined()
  })
})
