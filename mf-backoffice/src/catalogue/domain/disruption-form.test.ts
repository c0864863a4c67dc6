import { readRides } from './disruption-form'

const FORM = { lineCode: 'HKGZHO', from: '2026-11-24', until: '', beginTime: '' }

describe('[D5.47] the rides of a form', () => {
  it.each([
    ['one day', {}, { until: '2026-11-24' }],
    ['31 days', { until: '2026-12-24' }, { until: '2026-12-24' }],
    ['32 days', { until: '2026-12-25' }, { fault: 'until' }],
    ['days turned round', { until: '2026-11-23' }, { fault: 'until' }],
    ['a last day that is none', { until: '2026-11-31' }, { fault: 'until' }],
    ['no line', { lineCode: '' }, { fault: 'line' }],
    ['no day', { from: '' }, { fault: 'from' }],
    ['one departure', { beginTime: '09:30' }, { beginTime: '09:30' }],
    ['a departure at no time', { beginTime: '24:00' }, { fault: 'beginTime' }],
    ['a departure of two days', { beginTime: '09:30', until: '2026-11-25' }, { fault: 'beginTime' }],
  ])('a form reads %s', (_, change, expected) => expect(readRides({ ...FORM, ...change })).toMatchObject(expected))
})
