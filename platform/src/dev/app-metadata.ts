import type { LanguageCode, RemoteManifest } from '@shuttle/contracts'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import { readManifest, readTexts, type Texts } from './read-source'

/** Data of an app that a page needs before it loads the app. */
export interface AppMetadata {
  manifest: RemoteManifest
  texts: Record<LanguageCode, Texts>
}

/**
 * Reads an app's data from its source, once for each build. While the source is broken it returns the last readable
 * data; rejects when there are none yet.
 */
export const createMetadataReader = (app: DevelopmentApp, builds: DevelopmentBuilds): (() => Promise<AppMetadata>) => {
  let known: { hash: string; metadata: Promise<AppMetadata> } | undefined
  const read = async (): Promise<AppMetadata> => ({
    manifest: await readManifest(app.dir),
    texts: await readTexts(app.dir),
  })
  return async () => {
    const hash = (await builds.ready(app.name))?.hash ?? ''
    if (known?.hash !== hash) {
      const before = known?.metadata
      known = { hash, metadata: read().catch((error: unknown) => before ?? Promise.reject(error)) }
    }
    return known.metadata
  }
}
