import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguageCode } from '@shuttle/contracts'
import { createFactsReader } from './app-facts'
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
  const shellFacts = createFactsReader(options.shell, builds)
  const remotes = options.remotes.map((app) => ({ app, facts: createFactsReader(app, builds) }))
  return async (language) => {
    const boot = await builds.ready('boot-script')
    const developed = await Promise.all(remotes.map(async ({ app, facts }) => ({ app, ...(await facts()) })))
    return {
      shell: {
        bootScript: await readFile(join(boot?.folder ?? '', 'boot-script.js'), 'utf8'),
        texts: (await shellFacts()).texts[language],
      },
      remotes: developed.map(({ app, manifest }) => developedEntry(app, manifest, language)),
      texts: Object.fromEntries(developed.map(({ manifest, texts }) => [manifest.name, texts[language]])),
    }
  }
}
