import { eventOfReport, readFrameSettings } from './frame-report'

it.each([
  [{ type: 'payment-frame:ready', protocol: 1 }, undefined],
  [{ type: 'payment-frame:loaded' }, { type: 'frame-ready' }],
  [{ type: 'payment-frame:cancel' }, { type: 'frame-cancelled' }],
  [{ type: 'payment-frame:timeout' }, { type: 'frame-timed-out' }],
  [{ type: 'payment-frame:error', explanation: 'x' }, { type: 'frame-failed' }],
  [
    { type: 'payment-frame:complete', resultIndicator: 'OK1' },
    { type: 'frame-completed', indicator: 'OK1' },
  ],
] as const)('reads the report %j as %j', (report, event) => expect(eventOfReport(report)).toEqual(event))

it('reads the settings of the frame, and nothing from a text that lacks them', () => {
  const text = JSON.stringify({
    frameUrl: 'https://frames.example/webhtml/frames/mastercard',
    sessionId: 'S1',
    version: '62',
  })
  expect(readFrameSettings(text)).toMatchObject({
    frameUrl: 'https://frames.example/webhtml/frames/mastercard',
    sessionId: 'S1',
  })
  expect(readFrameSettings('{}')).toBeUndefined()
  expect(readFrameSettings('')).toBeUndefined()
})
