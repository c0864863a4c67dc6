import { figures, releasedVersion } from '../../testing/releases'
import { failsMoreOften } from './fails-more-often'

const compare = (tried: Parameters<typeof figures>[0], live?: Parameters<typeof figures>[0]) =>
  failsMoreOften({
    live: releasedVersion('1', live && { figures: figures(live) }),
    trial: { stage: '5', since: 0, build: releasedVersion('2', { figures: figures(tried) }) },
  })

it.each([
  ['three times as often', { failures: 6, errorRate: 0.03 }, { errorRate: 0.01 }, true],
  ['less than three times as often', { failures: 6, errorRate: 0.029 }, { errorRate: 0.01 }, false],
  ['five times where the live one never does', { failures: 5, errorRate: 0.01 }, { errorRate: 0 }, true],
  ['four times, which may be chance', { failures: 4, errorRate: 0.5 }, { errorRate: 0 }, false],
])('a trial that fails %s is marked: %#', (_, tried, live, expected) => expect(compare(tried, live)).toBe(expected))

it('a trial is not marked without visits, and a release not without a trial', () => {
  expect(failsMoreOften({ live: undefined, trial: { stage: '5', since: 0, build: releasedVersion('2') } })).toBe(false)
  expect(failsMoreOften({ live: releasedVersion('1'), trial: undefined })).toBe(false)
})
