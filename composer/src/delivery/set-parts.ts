import {
  type BootData,
  type LanguageCode,
  type PageBootData,
  packRegistry,
  type RegistryEntry,
  type RemoteManifest,
  registryPages,
} from '@shuttle/contracts'
import type { Build } from './build'
import type { DeployedRemote, DeploymentSet } from './deployment-set'
import { type ForeignFolder, pageHeaders } from './policies'

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

const entryOf = ({ build, isClosed }: DeployedRemote, language: LanguageCode): RegistryEntry[] =>
  remoteEntry(build, language).map((entry) =>
    isClosed ? { ...entry, container: '', entry: '', integrity: '', closed: true } : entry,
  )

/** What a page knows of the remotes before it loads one: no more than it needs, so that fifty of them stay small. */
export const toRegistry = (set: DeploymentSet, language: LanguageCode): BootData['registry'] => ({
  revision: set.revision,
  shell: set.shell.record.version,
  withdrawals: set.withdrawals,
  remotes: [
    ...set.remotes.flatMap((remote) => entryOf(remote, language)),
    ...(set.shell.record.builtIn ?? []).map((manifest) => builtInEntry(set.shell, manifest, language)),
  ],
})

/** What all pages of a set share: made once for each set and language. */
export interface SetParts {
  headers: Record<string, string>
  registry: BootData['registry']
  /** The same as it stands in the page. */
  packed: PageBootData['registry']
  /** Folders that scripts may come from, beside the remotes' own in the registry: the shell's, and those of other sites. */
  pinned: readonly string[]
}

const foreignFolder = ({ record, base }: Build): ForeignFolder[] =>
  record.base === undefined
    ? []
    : [{ base, hasFonts: Object.keys(record.files).some((name) => /\.(woff2?|ttf|otf)$/.test(name)) }]

const makeParts = (set: DeploymentSet, language: LanguageCode, formOrigins: readonly string[]): SetParts => {
  const open = set.remotes.filter(({ isClosed }) => !isClosed).map(({ build }) => build)
  const foreign = [...open, ...set.before].flatMap(foreignFolder)
  const registry = toRegistry(set, language)
  const before = Object.fromEntries(set.before.map(({ record }) => [record.name, record.version]))
  return {
    headers: pageHeaders(set.shell.bootScript, foreign, formOrigins),
    registry,
    packed: { ...registry, remotes: packRegistry(registry.remotes, before) },
    pinned: [set.shell.base, ...foreign.map(({ base }) => base)],
  }
}

const made = new WeakMap<DeploymentSet, Map<LanguageCode, SetParts>>()

/** `formOrigins` is the same as long as the process runs. */
export const setParts = (set: DeploymentSet, language: LanguageCode, formOrigins: readonly string[]): SetParts => {
  const ofSet = made.get(set) ?? new Map<LanguageCode, SetParts>()
  made.set(set, ofSet)
  const parts = ofSet.get(language) ?? makeParts(set, language, formOrigins)
  ofSet.set(language, parts)
  return parts
}
