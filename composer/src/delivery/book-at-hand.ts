import type { ReleaseBook } from '@shuttle/releases'
import type { Build } from './build'

/** A release book and its builds as far as they were read. */
export interface BookAtHand {
  book: ReleaseBook
  /** A build of the book that is at hand. */
  find: (app: string, version: string) => Build | undefined
}
