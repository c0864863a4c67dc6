import type { LanguageCode, RegistryEntry, RemoteManifest } from '@shuttle/contracts'

/** Registry entry of pages that are built in; the composer writes the same. */
export const ownEntry = (manifest: RemoteManifest, language: LanguageCode): RegistryEntry => ({
  name: manifest.name,
  version: '',
  container: '',
  entry: '',
  integrity: '',
  pages: manifest.pages.map(({ firstCall: _firstCall, besides: _besides, chunk: _chunk, title, ...page }) => ({
    ...page,
    title: title[language],
  })),
  slots: manifest.slots,
})
