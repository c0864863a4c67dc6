import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@shuttle/contracts'
import { createMetadataReader } from './app-metadata'
import { developedEntry } from './developed-entry'
import type { DevelopmentApp } from './development-app'
import type { DevelopmentBuilds } from './development-builds'
import type { DevelopedParts } from './rewrite-page'

/** Shell and remotes from source, as they are when a page is requested. */
export const createPartsReader = (options: {
  shell: DevelopmentApp
  remotes: readonly DevelopmentApp[]
  builds: DevelopmentBuilds
}): ((language: LanguageCode) => Promise<DevelopedParts>) => {
  const { builds } = options
  const readShellMetadata = createMetadataReader(options.shell, builds)
  const remotes = options.remotes.map((app) => ({ app, metadata: createMetadataReader(app, builds) }))
  return async (language) => {
    const boot = await builds.ready('boot-script')
    const developed = await Promise.all(remotes.map(async ({ app, metadata }) => ({ app, ...(await metadata()) })))
    return {
      shell: {
        bootScript: await readFile(join(boot?.folder ?? '', 'boot-script.js'), 'utf8'),
        texts: (await readShellMetadata()).texts[language],
      },
      remotes: developed.map(({ app, manifest }) => developedEntry(app, manifest, language)),
      texts: Object.fromEntries(developed.map(({ manifest, texts }) => [manifest.name, texts[language]])),
    }
  }
}
