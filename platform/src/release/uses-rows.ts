import type { SiteReleases } from '@shuttle/releases'

const NONE = '-'

const toUser = ({ app, version }: { app: string; version?: string | undefined }): string =>
  version === undefined ? app : `${app} ${version}`

/** Who uses which slot and event of whom, and which shared package in which range; `name`: what concerns one app. */
export const usesRows = ({ links, packages }: SiteReleases, name?: string): string[][][] => {
  const concerns = (...apps: readonly (string | undefined)[]) => name === undefined || apps.includes(name)
  return [
    [
      ['slot or event', 'version', 'of', 'used by', 'gone in'],
      ...links
        .filter(({ owner, users }) => concerns(owner, ...users.map(({ app }) => app)))
        .map(({ name: link, version = '', owner = NONE, users, goneIn = '' }) => [
          ...[link, version, owner, users.map(toUser).join(', ') || NONE, goneIn],
        ]),
    ],
    [
      ['shared package', 'shell has', 'used by'],
      ...packages
        .filter(({ users }) => concerns(...users.map(({ app }) => app)))
        .map(({ name: key, version, users }) => [
          ...[key, version, users.map(({ app, range }) => toUser({ app, version: range })).join(', ') || NONE],
        ]),
    ],
  ]
}
