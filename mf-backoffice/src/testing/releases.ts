import type { AppRelease, ReleasedVersion, ReleaseHistoryEntry, ReleaseLink, StaffReleases } from '@shuttle/wire/staff'
import { at } from './at'

export const figures = (
  change: Partial<NonNullable<ReleasedVersion['figures']>> = {},
): NonNullable<ReleasedVersion['figures']> => ({
  ...{
    share: 0.9,
    hours: [
      { loads: 2000, failures: 1 },
      { loads: 2102, failures: 1 },
    ],
    causes: [],
  },
  ...{ loads: 4102, failures: 2, errorRate: 0.0004, loadMs: 900, lcpMs: 1400, inpMs: 80, cls: 0.02 },
  ...change,
})

export const releasedVersion = (version: string, change: Partial<ReleasedVersion> = {}): ReleasedVersion => ({
  ...{ version, key: 'mf-orders:4afaf62d', isSigned: true, person: 'LO Chun Kit', commit: '3f9a1c2', note: '' },
  ...{ liveSince: at('2026-11-20T11:05'), figures: undefined },
  ...change,
})

export const appRelease = (name: string, change: Partial<AppRelease> = {}): AppRelease => ({
  ...{ name, kind: name === 'shell' ? ('shell' as const) : ('remote' as const), revision: 7, isOpen: true },
  ...{ live: releasedVersion('2.0.0', { figures: figures() }), trial: undefined, stored: [releasedVersion('1.9.0')] },
  ...change,
})

export const releaseLink = (name: string, change: Partial<ReleaseLink> = {}): ReleaseLink => ({
  ...{
    kind: 'slot' as const,
    name,
    owner: 'mf-purchase',
    users: [{ app: 'mf-orders', version: undefined }],
    goneIn: undefined,
  },
  version: undefined,
  ...change,
})

export const historyEntry = (change: Partial<ReleaseHistoryEntry> = {}): ReleaseHistoryEntry => ({
  ...{ app: 'mf-orders', revision: 7, action: 'publish' as const, at: at('2026-11-25T11:05'), live: '2.0.0' },
  ...{
    trial: undefined,
    withdrawn: [],
    by: { kind: 'key' as const, key: 'mf-orders:4afaf62d', name: 'LO Chun Kit' },
    note: '',
  },
  ...change,
})

/** The shell, a remote, and one whose version on trial fails ten times as often. */
export const staffReleases = (change: Partial<StaffReleases> = {}): StaffReleases => {
  const causes = [{ phase: 'first' as const, cause: 'content' as const, visits: 12 }]
  const tried = figures({ failures: 17, errorRate: 0.0041, loadMs: 1300, share: 0.1, causes })
  return {
    ...{ revision: 2318, movedAt: at('2026-11-27T09:12'), visits: 48_214 },
    apps: [
      appRelease('mf-orders', {
        trial: {
          ...{ stage: '5', since: at('2026-11-27T13:58') },
          build: releasedVersion('2.1.0', { liveSince: undefined, figures: tried, note: 'new tabs' }),
        },
      }),
      appRelease('mf-purchase'),
      appRelease('shell'),
    ],
    links: [releaseLink('coupon-picker.v1', { goneIn: '3.0.0' }), releaseLink('order.paid', { kind: 'event' })],
    packages: [{ name: '@shuttle/ui', version: '1.0.0', users: [{ app: 'mf-orders', range: '^1.0.0' }] }],
    proposals: [],
    ...change,
  }
}
