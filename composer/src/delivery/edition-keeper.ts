import type { Build } from './build'
import { createBuildLibrary } from './build-library'
import { type Edition, hasLiveShell, loadEdition } from './edition'
import type { ReportFault } from './fault-log'
import type { LastGood } from './last-good'
import { buildNamed } from './needed-builds'
import type { Shelf } from './read-build'
import type { ReleaseSource } from './release-source'

const SPARE_AGAIN_AFTER_MS = 30_000

/** The edition pages are composed from, and its way through faults. */
export interface EditionKeeper {
  /** Undefined until there was one that could be read. */
  current: () => Edition | undefined
  /** Reads the book now; resolves when what it says is in use, or a fault was reported. Never rejects. */
  refresh: () => Promise<void>
  /** A build of the current book; undefined when it has none or it cannot be read. */
  build: (app: string, version: string) => Promise<Build | undefined>
  /** Ends after the read that is under way. */
  close: () => Promise<void>
}

/**
 * Follows the release book. A new edition replaces the one in use as a whole; after any fault the last good one stays,
 * in memory and over a restart on disk; a build that cannot be read holds back its own app alone.
 */
export const keepEdition = async (options: {
  source: ReleaseSource
  store: Shelf
  lastGood: LastGood
  report: ReportFault
  /** Monotonic milliseconds. */
  elapsed: () => number
  everyMs: number
  /** Told of each edition that comes into use. */
  onEdition?: (edition: Edition) => void
}): Promise<EditionKeeper> => {
  const { source, report } = options
  const library = createBuildLibrary(options.store)
  let current: Edition | undefined
  let bookInUse = ''
  let spareTriedAt = 0
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const isInUse = (text: string): boolean =>
    text === bookInUse &&
    current?.isBehind !== true &&
    (current?.isComplete === true || options.elapsed() - spareTriedAt < SPARE_AGAIN_AFTER_MS)

  const readOnce = async (): Promise<void> => {
    try {
      const book = await source.read().catch((error: unknown) => report(error, 'book'))
      if (!book) return
      const text = JSON.stringify(book)
      // A site that is only being set up is no fault.
      if (isInUse(text) || (!current && !hasLiveShell(book))) return
      spareTriedAt = options.elapsed()
      const next = await loadEdition(book, library, report, { before: current })
      // All that moved is held: nothing is new.
      if (next.isBehind && JSON.stringify(next.book.apps) === JSON.stringify(current?.book.apps)) return
      current = next
      bookInUse = text
      options.onEdition?.(current)
      library.keepOnly(current.book)
      await options.lastGood.write(current).catch((error: unknown) => report(error, 'disk'))
    } catch (error) {
      report(error, 'store')
    }
  }
  const run = (): Promise<void> => {
    running = readOnce().finally(() => {
      running = undefined
    })
    return running
  }
  /** A read that is under way may have seen the book before the change that is asked for. */
  const refresh = (): Promise<void> => {
    if (!running) return run()
    next ??= running.then(() => {
      next = undefined
      return run()
    })
    return next
  }
  const poll = (): void => {
    timer = setTimeout(async () => {
      await (running ?? run())
      if (!closed) poll()
    }, options.everyMs)
    timer.unref()
  }

  const takeLastGood = async (): Promise<void> => {
    try {
      const kept = await options.lastGood.read()
      if (!kept) return
      current = await loadEdition(kept.book, library, report, { store: kept.store })
      options.onEdition?.(current)
    } catch (error) {
      report(error, 'disk')
    }
  }

  // First from disk: what is there need not be read from the store, should that be the one that fails.
  await takeLastGood()
  await refresh()
  poll()
  return {
    current: () => current,
    refresh,
    build: async (name, version) => {
      const app = current?.book.apps.find((one) => one.name === name)
      const build = app && buildNamed(app, version)
      if (!build) return undefined
      return library.get(build).catch((error: unknown) => {
        report(error, 'store')
        return undefined
      })
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await next
      await running
    },
  }
}
