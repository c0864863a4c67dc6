import type { LanguageCode } from './language'
import type { RegistryPage } from './registry'
import type { RemoteManifest } from './remote-manifest'

/**
 * Pages of a manifest as a page's registry has them: in one language, without the fields that only the composer reads.
 */
export const registryPages = ({ pages }: RemoteManifest, language: LanguageCode): RegistryPage[] =>
  pages.map(({ firstCall: _firstCall, extraCalls: _extraCalls, chunk: _chunk, title, ...page }) => ({
    ...page,
    title: title[language],
  }))
