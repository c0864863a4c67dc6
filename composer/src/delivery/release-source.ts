import { RELEASE_PATHS, type ReleaseBook, releaseBook } from '@shuttle/releases'
import * as z from 'zod/mini'

/** Where the release book is read from: the database in this process, or the service that has one. */
export interface ReleaseSource {
  /** Throws when it cannot be had. */
  read: () => Promise<ReleaseBook>
}

const ANSWER_WITHIN_MS = 2_000

/** The book as the service at `apiUrl` gives it. */
export const remoteReleaseSource = (apiUrl: string): ReleaseSource => ({
  read: async () => {
    const answer = await fetch(new URL(RELEASE_PATHS.book, apiUrl), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    if (!answer.ok) throw new Error(`the release book was answered with ${answer.status}`)
    return z.parse(releaseBook, await answer.json())
  },
})
