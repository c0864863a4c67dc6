import { at } from '../../testing/at'
import { checkPause, type PauseContent } from './check-pause'

const PAUSE: PauseContent = { lineCode: undefined, from: undefined, until: undefined, reasonText: 'Typhoon' }

describe('[D5.46] the form of a pause', () => {
  it.each<[string, Partial<PauseContent>, string[]]>([
    ['from now without an end', {}, []],
    ['an end a minute from now', { until: at('2026-11-21T12:01') }, []],
    ['an end now', { until: at('2026-11-21T12:00') }, ['until']],
    ['an end that is no moment', { until: Number.NaN }, ['until']],
    ['an end with its beginning', { from: at('2026-11-22T12:00'), until: at('2026-11-22T12:00') }, ['until']],
    ['a beginning in the past is now', { from: at('2026-11-20T12:00'), until: at('2026-11-21T11:00') }, ['until']],
    ['a beginning that is no moment', { from: Number.NaN }, ['until']],
    ['a reason of two characters', { reasonText: 'ab' }, ['reasonText']],
  ])('checks a pause: %s', (_, change, fields) =>
    expect(Object.keys(checkPause({ ...PAUSE, ...change }, at('2026-11-21T12:00')))).toEqual(fields),
  )
})
