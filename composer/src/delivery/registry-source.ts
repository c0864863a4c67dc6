import { RELEASE_PATHS, type ReleaseRegistry, releaseRegistry } from '@shuttle/releases'
import * as z from 'zod/mini'

/** Where the release registry is read from: the database in this process, or the service that has one. */
export interface RegistrySource {
  /** Throws when it cannot be had. */
  read: () => Promise<ReleaseRegistry>
}

const ANSWER_WITHIN_MS = 2_000

/** The registry as the service at `apiUrl` gives it. */
export const remoteRegistrySource = (apiUrl: string): RegistrySource => ({
  read: async () => {
    const answer = await fetch(new URL(RELEASE_PATHS.registry, apiUrl), {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (!answer.ok) throw new Error(`the release registry was answered with ${answer.status}`)
    return z.parse(releaseRegistry, await answer.json())
  },
})
