/** @jest-environment jsdom */

import { paymentFrameReport, slideFrameReport } from '@shuttle/contracts'
import { readOwnFrame } from './read-own-frame'

const origin = 'http://127.0.0.1:8080'
const nonce = '0123456789abcdef'
const expected = { source: window, origin, nonce }

describe.each([
  ['the payment frame', paymentFrameReport, { type: 'payment-frame:complete', resultIndicator: 'OK1' }],
  ['the slide frame', slideFrameReport, { type: 'slide-frame:passed', sessionId: 'S1', sig: '05X', token: 'T1' }],
] as const)('%s', (_, protocol, report) => {
  const { type, ...parts } = report
  const data = { ...report, nonce }
  it('[D10.7] reads a message of its own frame', () => {
    expect(readOwnFrame<unknown>(protocol, { source: window, origin, data }, expected)).toEqual(report)
  })

  it.each([
    ['another window', { source: {} as Window, origin, data }],
    ['no window', { source: null, origin, data }],
    ['another origin', { source: window, origin: 'http://127.0.0.1:8081', data }],
    ['an opaque origin', { source: window, origin: 'null', data }],
    ['a document that has no nonce', { source: window, origin, data: report }],
    ['a document of another nonce', { source: window, origin, data: { ...report, nonce: 'f'.repeat(16) } }],
    ['another protocol', { source: window, origin, data: { type: 'loaded', ...parts, nonce } }],
    ['another frame', { source: window, origin, data: { type: 'other-frame:loaded', nonce } }],
    ['a report with its parts missing', { source: window, origin, data: { type, nonce } }],
    ['plain text', { source: window, origin, data: type }],
  ])('a screen ignores a message of %s', (_, message) => {
    expect(readOwnFrame<unknown>(protocol, message, expected)).toBeUndefined()
  })

  it('ignores every message before the frame has a window', () => {
    const message = { source: null, origin, data }
    expect(readOwnFrame<unknown>(protocol, message, { source: null, origin, nonce })).toBeUndefined()
  })
})
