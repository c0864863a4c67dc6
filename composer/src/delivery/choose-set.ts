import { createHash } from 'node:crypto'
import type { ReleasedApp } from '@shuttle/releases'
import { incompatibility } from '../composition/incompatibility'
import { versionBefore } from '../composition/version-before'
import type { BookAtHand } from './book-at-hand'
import type { Build } from './build'
import type { Wish, Wishes } from './wishes'

export interface ChosenRemote {
  build: Build
  /** Closed by the kill switch: its paths are known, nothing of it is loaded. */
  isClosed: boolean
}

/** The builds one page is composed of; they were proven to go together. */
export interface PageSet {
  /** Name of this combination. */
  revision: string
  withdrawals: number
  shell: Build
  remotes: readonly ChosenRemote[]
  /** What each remote falls back to in the browser. */
  before: readonly Build[]
  /** What the visitor sees by a link alone. */
  previews: readonly { name: string; version: string }[]
  /** Why somebody's wish was not met, as sentences. */
  unmet: readonly string[]
}

interface ChosenPart {
  remotes: ChosenRemote[]
  before: Build[]
  previews: { name: string; version: string }[]
  unmet: string[]
}
const NOTHING: ChosenPart = { remotes: [], before: [], previews: [], unmet: [] }

type Find = (version: string) => Build | undefined

/** Without the one that failed in this browser, where there is one before it. */
const chooseShell = ({ app, versions }: Wish, failed: string | undefined, find: Find): Build => {
  const wished = versions.find((version) => find(version))
  const before =
    wished !== undefined && wished === failed
      ? versionBefore(app, wished, (version) => find(version) !== undefined)
      : undefined
  const shell = find(before ?? wished ?? '')
  if (!shell) throw new Error('the shell of the edition is not at hand')
  return shell
}

const closedRemote = (app: ReleasedApp, find: Find): ChosenPart => {
  const known = app.builds.filter(({ wentLiveAt }) => wentLiveAt !== null).map(({ version }) => version)
  const build = [app.live ?? '', ...known].map(find).find((one) => one !== undefined)
  return { ...NOTHING, remotes: build ? [{ build, isClosed: true }] : [] }
}

/** What was wished, else the newest version before the live one, as far as it runs on this shell. */
const openRemote = ({ app, versions, isPreview }: Wish, shell: Build, find: Find): ChosenPart => {
  const obstacle = (version: string): string | undefined => {
    const build = find(version)
    return build ? incompatibility(shell.record, build.record) : `${app.name} ${version} is not at hand`
  }
  const fits = (version: string) => obstacle(version) === undefined
  const wished = versions.findIndex(fits)
  const last = versions.at(-1)
  const chosen = versions[wished] ?? (last === undefined ? undefined : versionBefore(app, last, fits))
  const build = chosen === undefined ? undefined : find(chosen)
  const unmet = versions.slice(0, wished < 0 ? undefined : wished).flatMap((version) => obstacle(version) ?? [])
  if (!build) return { ...NOTHING, unmet }
  const spare = versionBefore(app, build.record.version, fits)
  const before = spare === undefined ? undefined : find(spare)
  return {
    remotes: [{ build, isClosed: false }],
    before: before ? [before] : [],
    previews: isPreview && wished === 0 ? [{ name: app.name, version: build.record.version }] : [],
    unmet,
  }
}

const revisionOf = (shell: Build, remotes: readonly ChosenRemote[]): string => {
  const names = remotes.map(({ build: { record }, isClosed }) => [record.name, record.version, isClosed])
  return createHash('sha256')
    .update(JSON.stringify([shell.record.version, names]))
    .digest('hex')
    .slice(0, 12)
}

/** From wishes to a set that runs: kill switch, compatibility with the shell, versions before. */
export const chooseSet = ({ book, find }: BookAtHand, wishes: Wishes): PageSet => {
  const finder =
    ({ name }: ReleasedApp): Find =>
    (version) =>
      find(name, version)
  const shellWish = wishes.apps.find(({ app }) => app.kind === 'shell')
  if (!shellWish) throw new Error('the book has no shell')
  const shell = chooseShell(shellWish, wishes.failedShell, finder(shellWish.app))
  const isShellPreview = shellWish.isPreview && shellWish.versions[0] === shell.record.version

  const parts = wishes.apps
    .filter(({ app }) => app.kind === 'remote')
    .map((wish) =>
      wish.app.enabled ? openRemote(wish, shell, finder(wish.app)) : closedRemote(wish.app, finder(wish.app)),
    )
  // Who looks at a preview sees its paths, whoever else has them.
  parts.sort((left, right) => right.previews.length - left.previews.length)
  const remotes = parts.flatMap((part) => part.remotes)
  return {
    revision: revisionOf(shell, remotes),
    withdrawals: book.withdrawals,
    shell,
    remotes,
    before: parts.flatMap((part) => part.before),
    previews: [
      ...(isShellPreview ? [{ name: shell.record.name, version: shell.record.version }] : []),
      ...parts.flatMap((part) => part.previews),
    ],
    unmet: parts.flatMap((part) => part.unmet),
  }
}
