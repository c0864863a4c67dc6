import type { ReleasedApp } from '@shuttle/releases'
import { showStatus } from './show-status'
import { aBuildOf, anApp } from './testing/an-app'

const bookOf = (...apps: ReleasedApp[]) => ({ revision: 1, withdrawals: 0, apps })
const shell = anApp({ name: 'shell', kind: 'shell', live: '1.0', builds: [aBuildOf('1.0', 1)] })

describe('the status of a site', () => {
  it('says when nothing was published', () => {
    expect(showStatus(bookOf())).toEqual(['Nothing was published yet.'])
    expect(showStatus(bookOf(shell), 'mf-a')).toEqual(['Nothing of mf-a was published yet.'])
  })

  it('is a table of what is live since when', () => {
    expect(showStatus(bookOf(shell, anApp()))).toEqual([
      'app    live  since',
      'shell  1.0   2026-11-21 01:00 UTC',
      'mf-a   3.0   2026-11-21 03:00 UTC',
    ])
  })

  it('shows a trial with its stage, and what is closed', () => {
    const tried = anApp({ canary: { version: '4.0', stage: '25' }, enabled: false })
    const started = anApp({ name: 'mf-b', live: null, builds: [aBuildOf('1.0', null)] })
    expect(showStatus(bookOf(tried, started))).toEqual([
      'app   live     since                 on trial',
      'mf-a  3.0      2026-11-21 03:00 UTC  4.0 to 25 %  closed',
      'mf-b  nothing',
    ])
  })

  it('of one app also numbers what it can go back to', () => {
    const builds = [
      aBuildOf('3.0', 3),
      aBuildOf('2.0', 2, { withdrawn: true }),
      aBuildOf('1.0', 1),
      aBuildOf('0.9', null),
    ]
    expect(showStatus(bookOf(shell, anApp({ builds })), 'mf-a').slice(3)).toEqual([
      'mf-a can go back to:',
      ' 1  2.0  2026-11-21 02:00 UTC  withdrawn',
      ' 2  1.0  2026-11-21 01:00 UTC',
    ])
    expect(showStatus(bookOf(shell), 'shell').at(-1)).toBe('shell has no version to go back to.')
  })
})
