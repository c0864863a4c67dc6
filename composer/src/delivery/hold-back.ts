import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'
import { asClaimant } from '../composition/as-claimant'
import { clashes } from '../composition/clashes'
import type { BookAtHand } from './book-at-hand'
import { chooseSet } from './choose-set'
import { type Visitor, wishesOf } from './wishes'

type Find = BookAtHand['find']

/** A trial that cannot be read is given to nobody; an app whose live build cannot stays as it was, kill switch excepted. */
const heldApp = (app: ReleasedApp, find: Find, before: ReleaseBook | undefined): ReleasedApp => {
  if (app.live !== null && !find(app.name, app.live)) {
    const earlier = before?.apps.find(({ name }) => name === app.name)
    // As a whole: open pages must not be told to leave a version that new pages still get.
    return earlier ? { ...earlier, enabled: app.enabled } : app
  }
  return app.canary && !find(app.name, app.canary.version) ? { ...app, canary: null } : app
}

const NOBODY: Visitor = { cohort: undefined, isStaff: false, previews: [], failedShell: undefined }

/** Whether every app that is live is on the page, and no two of them claim the same. */
const goesTogether = (book: ReleaseBook, find: Find, visitor: Visitor): boolean => {
  const { shell, remotes } = chooseSet({ book, find }, wishesOf(book, visitor))
  const isOnPage = ({ kind, name, live }: ReleasedApp) =>
    kind === 'shell' || live === null || remotes.some(({ build }) => build.record.name === name)
  const records = [shell, ...remotes.map(({ build }) => build)].map(({ record }) => asClaimant(record))
  return book.apps.every(isOnPage) && clashes(records).length === 0
}

/**
 * A book of which some builds cannot be read, as far as it can be followed: their apps are held where they were, all
 * others move. Undefined where a page would lose something by it: then nothing moves.
 */
export const holdBack = (
  book: ReleaseBook,
  findIn: (book: ReleaseBook) => Find,
  before: ReleaseBook | undefined,
): ReleaseBook | undefined => {
  const held = { ...book, apps: book.apps.map((app) => heldApp(app, findIn(book), before)) }
  const find = findIn(held)
  const hasShell = held.apps.some(({ kind, name, live }) => kind === 'shell' && live !== null && find(name, live))
  // Staff are given every trial.
  return hasShell && [false, true].every((isStaff) => goesTogether(held, find, { ...NOBODY, isStaff }))
    ? held
    : undefined
}
