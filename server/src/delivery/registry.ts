import type { BootData, LanguageCode, RegistryEntry, RemoteManifest } from '@shuttle/contracts'
import type { Build, LiveBuilds } from './build-store'

const entryOf = (build: Build, manifest: RemoteManifest, language: LanguageCode): RegistryEntry => {
  const { record, base } = build
  const federated = record.kind === 'remote'
  return {
    name: manifest.name,
    version: record.version,
    container: record.container,
    entry: federated ? base + record.entry : '',
    integrity: federated ? (record.files[record.entry]?.integrity ?? '') : '',
    pages: manifest.pages.map(({ firstCall: _, chunk: __, title, ...page }) => ({ ...page, title: title[language] })),
    slots: manifest.slots,
  }
}

/** What a page knows of the remotes before it loads one: no more than it needs, so that fifty of them stay small. */
export const registryOf = (live: LiveBuilds, language: LanguageCode): BootData['registry'] => ({
  revision: live.revision,
  shell: live.shell.record.version,
  remotes: [
    ...live.remotes.flatMap((build) =>
      build.record.manifest ? [entryOf(build, build.record.manifest, language)] : [],
    ),
    ...(live.shell.record.builtIn ?? []).map((manifest) => entryOf(live.shell, manifest, language)),
  ],
})
