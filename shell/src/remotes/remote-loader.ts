import type { RegistryEntry, RemoteModule } from '@shuttle/contracts'

/**
 * The one way remotes come into the page. The composed site loads them at run time; the single build puts another
 * implementation in the place of `loader.ts`, and nobody else notices.
 */
export interface RemoteLoader {
  /** `attempt` counts from 0; a later one fetches again. Rejects when the remote cannot be had. */
  load: (entry: RegistryEntry, attempt: number) => Promise<RemoteModule>
}
