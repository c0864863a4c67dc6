import { readSlideReport } from './slide-report'

const origin = 'http://127.0.0.1:8080'
const expected = { source: window, origin }
const passed = { type: 'slide-frame:passed', sessionId: 'S1', sig: '05X', token: 'T1' }

it('hears its own frame', () => {
  expect(readSlideReport({ source: window, origin, data: passed }, expected)).toEqual(passed)
})

it.each([
  ['another window', { source: {} as Window, origin, data: passed }],
  ['another origin', { source: window, origin: 'http://127.0.0.1:8081', data: passed }],
  ['an opaque origin', { source: window, origin: 'null', data: passed }],
  ['a proof with a part missing', { source: window, origin, data: { ...passed, sig: undefined } }],
  ['the payment frame', { source: window, origin, data: { type: 'payment-frame:loaded' } }],
])('is deaf to %s', (_, message) => expect(readSlideReport(message, expected)).toBeUndefined())

it('hears nobody before the frame has a window', () => {
  expect(readSlideReport({ source: null, origin, data: passed }, { source: null, origin })).toBeUndefined()
})
