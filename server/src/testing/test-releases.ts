import type { SiteReleases } from '../modules/backoffice/releases'

const build = (version: string) => ({
  ...{ version, key: 'shell:4afaf62d', isSigned: true, person: 'CHAN Tai Man', commit: '3f9a1c2', note: '' },
  ...{ liveSince: undefined, figures: undefined },
})
const shell = { name: 'shell', kind: 'shell' as const, revision: 1, isOpen: true, live: build('2'), trial: undefined }

/** The port to the releases, for tests of the service alone: a shell with one version to go back to. */
export const testReleases: SiteReleases = {
  read: async () => ({
    ...{ revision: 1, movedAt: undefined, visits: 0, links: [], packages: [] },
    apps: [{ ...shell, stored: [build('1')] }],
  }),
  history: async () => [],
  compare: async () => [],
  check: async (_trx, { app }) => ({ needsSecond: app === 'shell' }),
  move: async () => {},
}
