import type { ReleaseBook } from '@shuttle/releases'
import type { Build } from './build'
import type { BuildLibrary } from './build-library'
import { DeliveryFault } from './delivery-fault'
import type { ReportFault } from './fault-log'
import { buildNamed, neededBuilds } from './needed-builds'
import type { Shelf } from './read-build'

/** A release book whose builds are all at hand: pages are composed from one of these as a whole. */
export interface Edition {
  book: ReleaseBook
  /** A build of the book that is at hand. */
  find: (app: string, version: string) => Build | undefined
  /** Keys in the store of every file that a browser may ask for with this edition; not what another site serves. */
  files: ReadonlySet<string>
  /** False: a version to fall back to could not be read; worth another try. */
  isComplete: boolean
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

/** Reads everything a book needs, or throws a {@link DeliveryFault}: never half a set. */
export const loadEdition = async (
  book: ReleaseBook,
  library: BuildLibrary,
  report: ReportFault,
  store?: Shelf,
): Promise<Edition> => {
  if (!hasLiveShell(book)) throw new DeliveryFault('book', 'no shell is live')
  const { must, may } = neededBuilds(book)
  const needed = await Promise.all(must.map((name) => library.get(name, store)))
  const spare = await Promise.all(
    may.map((name) =>
      library.get(name, store).catch((error: unknown) => {
        report(error, 'store')
        return undefined
      }),
    ),
  )
  const apps = new Map(book.apps.map((app) => [app.name, app]))
  return {
    book,
    find: (name, version) => {
      const app = apps.get(name)
      const build = app && buildNamed(app, version)
      return build && library.find(build)
    },
    files: new Set([...needed, ...spare].flatMap((build) => (build ? filesOf(build) : []))),
    isComplete: !spare.includes(undefined),
  }
}
