import { type LanguageCode, type RegistryEntry, type RemoteManifest, registryPages } from '@shuttle/contracts'

/** Registry entry of pages that are built in; the composer writes the same. */
export const ownEntry = (manifest: RemoteManifest, language: LanguageCode): RegistryEntry => ({
  name: manifest.name,
  version: '',
  container: '',
  entry: '',
  integrity: '',
  pages: registryPages(manifest, language),
  slots: manifest.slots,
})
