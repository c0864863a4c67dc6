import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageCode, RemoteManifest } from '@shuttle/contracts'
import { tsImport } from 'tsx/esm/api'

export const LANGUAGES: readonly LanguageCode[] = ['zh-cn', 'zh-hk', 'en']
/** Nested plain text. */
export type Texts = Readonly<Record<string, unknown>>

/** Evaluates a module as it is on disk now, without the cache of earlier evaluations. */
const readNow = async <Module>(dir: string, file: string): Promise<Module> =>
  (await tsImport(pathToFileURL(join(dir, file)).href, import.meta.url)) as Module

/** The current manifest of a remote or the shell. Rejects with the error of its source. */
export const readManifest = async (dir: string): Promise<RemoteManifest> =>
  (await readNow<{ manifest: RemoteManifest }>(dir, 'src/remote.manifest.ts')).manifest

/** The current texts of a remote or the shell. Rejects with the error of their source. */
export const readTexts = async (dir: string): Promise<Record<LanguageCode, Texts>> => {
  const read = async (language: LanguageCode) =>
    [language, (await readNow<{ texts: Texts }>(dir, `src/i18n/${language}.ts`)).texts] as const
  return Object.fromEntries(await Promise.all(LANGUAGES.map(read))) as Record<LanguageCode, Texts>
}
