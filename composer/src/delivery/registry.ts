import {
  type BootData,
  type LanguageCode,
  type RegistryEntry,
  type RemoteManifest,
  registryPages,
} from '@shuttle/contracts'
import type { Build } from './build'
import type { ChosenRemote, PageSet } from './choose-set'

/** Pages that are part of the shell: there is nothing to load. */
const builtInEntry = ({ record }: Build, manifest: RemoteManifest, language: LanguageCode): RegistryEntry => ({
  name: manifest.name,
  version: record.version,
  container: record.container,
  entry: '',
  integrity: '',
  pages: registryPages(manifest, language),
  slots: manifest.slots,
})

/** What the shell needs before it loads this build of a remote. */
export const remoteEntry = ({ record, base }: Build, language: LanguageCode): RegistryEntry[] => {
  const { manifest } = record
  if (!manifest) return []
  return [
    {
      name: manifest.name,
      version: record.version,
      container: record.container,
      entry: base + record.entry,
      integrity: record.files[record.entry]?.integrity ?? '',
      pages: registryPages(manifest, language),
      slots: manifest.slots,
    },
  ]
}

const entryOf = ({ build, isClosed }: ChosenRemote, language: LanguageCode): RegistryEntry[] =>
  remoteEntry(build, language).map((entry) =>
    isClosed ? { ...entry, container: '', entry: '', integrity: '', closed: true } : entry,
  )

/** What a page knows of the remotes before it loads one: no more than it needs, so that fifty of them stay small. */
export const registryOf = (set: PageSet, language: LanguageCode): BootData['registry'] => ({
  revision: set.revision,
  shell: set.shell.record.version,
  withdrawals: set.withdrawals,
  remotes: [
    ...set.remotes.flatMap((remote) => entryOf(remote, language)),
    ...(set.shell.record.builtIn ?? []).map((manifest) => builtInEntry(set.shell, manifest, language)),
  ],
})
