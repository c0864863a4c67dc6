import { type LanguageCode, type RegistryEntry, type RemoteManifest, registryPages } from '@shuttle/contracts'
import { folderAddress } from './addresses'
import { type DevelopmentApp, developmentVersion } from './development-app'
import { developmentContainer, ENTRY } from './remote-config'

/**
 * Registry entry of a remote that is built from source. It has no hash, because its files change while the page is
 * open.
 */
export const developedEntry = (
  app: DevelopmentApp,
  manifest: RemoteManifest,
  language: LanguageCode,
): RegistryEntry => ({
  name: manifest.name,
  version: developmentVersion(app.dir),
  container: developmentContainer(app),
  entry: folderAddress(app.name) + ENTRY,
  integrity: '',
  pages: registryPages(manifest, language),
  slots: manifest.slots,
})
