import { figures, releasedVersion } from '../../testing/releases'
import { findFailing } from './find-failing'

type Figures = Parameters<typeof figures>[0]

const version = (name: string, some?: Figures) => releasedVersion(name, some && { figures: figures(some) })
const find = (tried: Figures, live?: Figures, before?: Figures) =>
  findFailing({
    live: version('1', live),
    trial: tried && { stage: '5', since: 0, build: version('2', tried) },
    stored: [version('0', before)],
  })

it.each<[string, Figures, Figures, 'trial' | undefined]>([
  ['three times as often', { failures: 6, errorRate: 0.03 }, { errorRate: 0.01 }, 'trial'],
  ['less than three times as often', { failures: 6, errorRate: 0.029 }, { errorRate: 0.01 }, undefined],
  ['five times where the live one never does', { failures: 5, errorRate: 0.01 }, { errorRate: 0 }, 'trial'],
  ['four times, which may be chance', { failures: 4, errorRate: 0.5 }, { errorRate: 0 }, undefined],
])('a trial that fails %s is marked: %#', (_, tried, live, expected) => expect(find(tried, live)).toBe(expected))

it.each<[string, Figures, Figures, 'live' | undefined]>([
  ['in one of 200 visits', { failures: 5, errorRate: 0.005 }, undefined, 'live'],
  ['in fewer than one of 200 visits', { failures: 50, errorRate: 0.0049 }, undefined, undefined],
  ['four times, which may be chance', { failures: 4, errorRate: 0.5 }, undefined, undefined],
  ['about as often as the one before', { failures: 50, errorRate: 0.02 }, { errorRate: 0.01 }, undefined],
  ['three times as often as the one before', { failures: 50, errorRate: 0.03 }, { errorRate: 0.01 }, 'live'],
])('a live version that fails %s is marked: %#', (_, live, before, expected) =>
  expect(find(undefined, live, before)).toBe(expected),
)

it('a version without visits is not marked', () => {
  expect(findFailing({ live: undefined, trial: { stage: '5', since: 0, build: version('2') }, stored: [] })).toBe(
    undefined,
  )
  expect(find(undefined)).toBe(undefined)
})
