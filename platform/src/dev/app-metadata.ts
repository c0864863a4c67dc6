import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LANGUAGE_CODES, type LanguageCode, type RemoteManifest } from '@shuttle/contracts'
import { tsImport } from 'tsx/esm/api'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'

/** Data of an app that a page needs before it loads the app. */
interface AppMetadata {
  manifest: RemoteManifest
  /** Nested plain text. */
  texts: Record<LanguageCode, unknown>
}

/** Evaluates a module as it is on disk now, without the cache of earlier evaluations. */
const readNow = async <Module>(dir: string, file: string): Promise<Module> =>
  (await tsImport(pathToFileURL(join(dir, file)).href, import.meta.url)) as Module

/** The current manifest of a remote or the shell. Rejects with the error of its source. */
export const readManifest = async (dir: string): Promise<RemoteManifest> =>
  (await readNow<{ manifest: RemoteManifest }>(dir, 'src/remote.manifest.ts')).manifest

const readMetadata = async (dir: string): Promise<AppMetadata> => {
  const read = async (language: LanguageCode) =>
    [language, (await readNow<{ texts: unknown }>(dir, `src/i18n/${language}.ts`)).texts] as const
  const texts = Object.fromEntries(await Promise.all(LANGUAGE_CODES.map(read))) as AppMetadata['texts']
  return { manifest: await readManifest(dir), texts }
}

/**
 * Reads an app's data from its source, once for each build. While the source is broken it returns the last readable
 * data; rejects when there are none yet.
 */
export const createMetadataReader = (app: DevelopmentApp, builds: DevelopmentBuilds): (() => Promise<AppMetadata>) => {
  let known: { hash: string; metadata: Promise<AppMetadata> } | undefined
  return async () => {
    const { hash } = await builds.ready(app.name)
    if (known?.hash !== hash) {
      const before = known?.metadata
      known = { hash, metadata: readMetadata(app.dir).catch((error: unknown) => before ?? Promise.reject(error)) }
    }
    return known.metadata
  }
}
