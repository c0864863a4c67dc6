import type { AcceptedBuild, ReleasedApp } from '@shuttle/releases'
import { versionBefore } from './compatibility'

const build = (version: string, wentLiveAt: number | null, withdrawn = false): AcceptedBuild => ({
  version,
  digest: '',
  publisher: '',
  signature: '',
  acceptedAt: 0,
  wentLiveAt,
  withdrawn,
})
const app = (...builds: AcceptedBuild[]): ReleasedApp => ({
  name: 'mf-x',
  kind: 'remote',
  revision: 1,
  live: null,
  canary: null,
  enabled: true,
  builds,
})
const any = () => true

describe('the version before', () => {
  const three = app(build('3', 30), build('2', 20), build('1', 10))
  it.each([
    ['3', '2'],
    ['2', '1'],
    ['1', undefined],
  ])('the version before one that failed: %s -> %s', (version, before) =>
    expect(versionBefore(three, version, any)).toBe(before),
  )

  it('the version before one that failed is determined by when versions went live, not by when they were accepted', () =>
    expect(versionBefore(app(build('2', 10), build('1', 20)), '1', any)).toBe('2'))

  it('the version before one that failed is never a withdrawn or only previewed one', () =>
    expect(versionBefore(app(build('4', 40), build('3', null), build('2', 20, true), build('1', 10)), '4', any)).toBe(
      '1',
    ))

  it('the live version counts as the version before one on trial, in preview or unknown', () => {
    const trial = app(build('3', null), build('2', 20), build('1', 10))
    expect(versionBefore(trial, '3', any)).toBe('2')
    expect(versionBefore(trial, 'unknown', any)).toBe('2')
  })

  it('the version before one that failed fits the shell', () =>
    expect(versionBefore(three, '3', (version) => version !== '2')).toBe('1'))
})
