import { eventOfReport, readFrameReport } from './frame-report'
import { readFrameSettings } from './read-frame-settings'

const origin = 'http://127.0.0.1:8080'
const expected = { source: window, origin }
const complete = { type: 'payment-frame:complete', resultIndicator: 'OK1' }

it('hears its own frame', () => {
  expect(readFrameReport({ source: window, origin, data: complete }, expected)).toEqual(complete)
})

it.each([
  ['another window', { source: {} as Window, origin, data: complete }],
  ['no window', { source: null, origin, data: complete }],
  ['another origin', { source: window, origin: 'http://127.0.0.1:8081', data: complete }],
  ['an opaque origin', { source: window, origin: 'null', data: complete }],
  ['another protocol', { source: window, origin, data: { type: 'complete', resultIndicator: 'OK1' } }],
  ['a report with a part missing', { source: window, origin, data: { type: 'payment-frame:complete' } }],
  ['plain text', { source: window, origin, data: 'payment-frame:complete' }],
])('is deaf to %s', (_, message) => {
  expect(readFrameReport(message, expected)).toBeUndefined()
})

it('hears nobody before the frame has a window', () => {
  expect(readFrameReport({ source: null, origin, data: complete }, { source: null, origin })).toBeUndefined()
})

it.each([
  [{ type: 'payment-frame:ready', protocol: 1 }, undefined],
  [{ type: 'payment-frame:loaded' }, { type: 'frame-ready' }],
  [{ type: 'payment-frame:cancel' }, { type: 'frame-cancelled' }],
  [{ type: 'payment-frame:timeout' }, { type: 'frame-timed-out' }],
  [{ type: 'payment-frame:error', explanation: 'x' }, { type: 'frame-failed' }],
  [complete, { type: 'frame-completed', indicator: 'OK1' }],
])('reads %j as %j', (data, event) => {
  const report = readFrameReport({ source: window, origin, data }, expected)
  expect(report && eventOfReport(report)).toEqual(event)
})

it('reads what the frame needs, and nothing from a text that lacks it', () => {
  const text = JSON.stringify({ frameUrl: '/webhtml/frames/mastercard', sessionId: 'S1', version: '62' })
  expect(readFrameSettings(text)).toMatchObject({ frameUrl: '/webhtml/frames/mastercard', sessionId: 'S1' })
  expect(readFrameSettings('{}')).toBeUndefined()
  expect(readFrameSettings('')).toBeUndefined()
})
