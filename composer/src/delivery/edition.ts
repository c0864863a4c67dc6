import type { ReleaseBook } from '@shuttle/releases'
import type { BookAtHand } from './book-at-hand'
import type { Build, BuildName } from './build'
import type { BuildLibrary } from './build-library'
import { DeliveryFault } from './delivery-fault'
import type { ReportFault } from './fault-log'
import { holdBack } from './hold-back'
import { buildNamed, neededBuilds } from './needed-builds'
import type { Shelf } from './read-build'

/** A release book whose builds are all at hand: pages are composed from one of these as a whole. */
export interface Edition extends BookAtHand {
  /** Keys in the store of every file that a browser may ask for with this edition; not what another site serves. */
  files: ReadonlySet<string>
  /** False: a version to fall back to could not be read; worth another try. */
  isComplete: boolean
  /** A live build or one on trial could not be read: its app is held where it was, until the next try. */
  isBehind: boolean
}

/** Before there is one, nothing can be composed by this book. */
export const hasLiveShell = (book: ReleaseBook): boolean =>
  book.apps.some((app) => app.kind === 'shell' && app.live !== null)

const OWN = '/webhtml/'

/** Source maps are for developers, who can wait for the store. */
const filesOf = ({ base, record }: Build): string[] =>
  base.startsWith(OWN)
    ? Object.keys(record.files).flatMap((name) => (name.endsWith('.map') ? [] : [base.slice(OWN.length) + name]))
    : []

const findIn =
  ({ apps }: ReleaseBook, library: BuildLibrary): Edition['find'] =>
  (name, version) => {
    const app = apps.find((one) => one.name === name)
    const build = app && buildNamed(app, version)
    return build && library.find(build)
  }

/**
 * Reads everything a book needs. Apps of which a build cannot be read are held where they are in `before`, as far as all
 * goes together then; else throws the {@link DeliveryFault}. `store`: the last good set, which is taken whole or not at all.
 */
export const loadEdition = async (
  book: ReleaseBook,
  library: BuildLibrary,
  report: ReportFault,
  { store, before }: { store?: Shelf; before?: Edition | undefined } = {},
): Promise<Edition> => {
  if (!hasLiveShell(book)) throw new DeliveryFault('book', 'no shell is live')
  const faults: unknown[] = []
  const read = (names: readonly BuildName[], onFault: (error: unknown) => void): Promise<(Build | undefined)[]> =>
    Promise.all(
      names.map((name) =>
        library.get(name, store).catch((error: unknown) => {
          onFault(error)
          return undefined
        }),
      ),
    )
  const { must, may } = neededBuilds(book)
  const needed = await read(must, (error) => faults.push(error))
  // First: it also tells what an app could be held at.
  const spare = await read(may, (error) => report(error, 'store'))
  let followed = book
  if (faults.length > 0) {
    const held = store ? undefined : holdBack(book, (one) => findIn(one, library), before?.book)
    if (!held) throw faults[0]
    for (const fault of faults) report(fault, 'store')
    followed = held
  }
  const others = before ? [...before.files] : []
  return {
    book: followed,
    find: findIn(followed, library),
    files: new Set([
      ...[...needed, ...spare].flatMap((build) => (build ? filesOf(build) : [])),
      ...(followed === book ? [] : others),
    ]),
    isComplete: !spare.includes(undefined),
    isBehind: followed !== book,
  }
}
