import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LanguageCode, listOrigins, registryPages } from '@shuttle/contracts'
import { folderAddress } from './addresses'
import { createMetadataReader } from './app-metadata'
import { recordedBuild } from './built-remote'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import { hotBuild } from './remote-config'
import type { DevelopedParts } from './rewrite-page'

/** Shell and remotes from source, as they are when a page is requested. Without a shell, remotes are not hot. */
export const createPartsReader = (options: {
  shell: DevelopmentApp | undefined
  remotes: readonly DevelopmentApp[]
  builds: DevelopmentBuilds
}): ((language: LanguageCode) => Promise<DevelopedParts>) => {
  const { shell, builds } = options
  const readShell = shell && createMetadataReader(shell, builds)
  const remotes = options.remotes.map((app) => ({ app, read: createMetadataReader(app, builds) }))

  const shellPart = async (language: LanguageCode) => {
    const { folder } = await builds.ready('boot-script')
    const bootScript = await readFile(join(folder, 'boot-script.js'), 'utf8')
    return readShell && { bootScript, texts: (await readShell()).texts[language] }
  }
  return async (language) => {
    const developed = await Promise.all(
      remotes.map(async ({ app, read }) => {
        const { manifest, texts } = await read()
        const { entry, ...build } = shell ? hotBuild(app) : await recordedBuild(app, builds)
        const { name, slots } = manifest
        const pages = registryPages(manifest, language)
        const origins = listOrigins(manifest.origins)
        return { entry: { name, ...build, entry: folderAddress(app.name) + entry, pages, slots }, texts, origins }
      }),
    )
    return {
      shell: shell && (await shellPart(language)),
      remotes: developed.map(({ entry }) => entry),
      origins: Object.fromEntries(developed.map(({ entry, origins }) => [entry.name, origins])),
      texts: Object.fromEntries(developed.map(({ entry, texts }) => [entry.name, texts[language]])),
    }
  }
}
