import { createHash } from 'node:crypto'
import {
  BASE_PATH,
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

/** Data that the shell needs before it loads this build of a remote. */
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

const toEntry = ({ build, isClosed }: DeployedRemote, language: LanguageCode): RegistryEntry[] =>
  remoteEntry(build, language).map((entry) =>
    isClosed ? { ...entry, container: '', entry: '', integrity: '', closed: true } : entry,
  )

/** Data of the remotes in a page before loading: only the necessary, so that fifty remotes stay small. */
export const toRegistry = (set: DeploymentSet, language: LanguageCode): BootData['registry'] => ({
  revision: set.revision,
  shell: set.shell.record.version,
  withdrawals: set.withdrawals,
  remotes: [
    ...set.remotes.flatMap((remote) => toEntry(remote, language)),
    ...(set.shell.record.builtIn ?? []).map((manifest) => builtInEntry(set.shell, manifest, language)),
  ],
})

export const scriptHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Folder of a remote on another site. */
export interface ForeignFolder {
  base: string
  hasFonts: boolean
}

const folders = (foreign: readonly ForeignFolder[]): string => foreign.map(({ base }) => ` ${base}`).join('')

/** Other origins that pages use. Parts of a page are cached, so these must not change while the process runs. */
export interface OtherOrigins {
  /** Origins that pages may post forms to, in addition to this site. */
  formOrigins: readonly string[]
  /** Origins whose documents pages may frame; never this site's. */
  frameOrigins: readonly string[]
}

const NO_OTHERS: OtherOrigins = { formOrigins: [], frameOrigins: [] }

/**
 * Origins that may take payments. Only the card frame does, but a document can
 * delegate only what its own origin (`self`) has.
 */
const payers = (frameOrigins: readonly string[]): string =>
  frameOrigins.length > 0 ? ['self', ...frameOrigins.map((origin) => `"${origin}"`)].join(' ') : ''

/**
 * Headers of every composed page. Scripts come from this site and the folders of foreign remotes, with a hash
 * (Integrity-Policy); the boot script is the only inline one. Forms go to this site and to enabled payment providers.
 */
const pageHeaders = (
  bootScript: string,
  foreign: readonly ForeignFolder[] = [],
  { formOrigins, frameOrigins }: OtherOrigins = NO_OTHERS,
): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${scriptHash(bootScript)}${folders(foreign)}`,
    `style-src 'self'${folders(foreign)}`,
    `img-src 'self' data:${folders(foreign)}`,
    ...(foreign.some(({ hasFonts }) => hasFonts) ? [`font-src${folders(foreign)}`] : []),
    "connect-src 'self'",
    `frame-src ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${BASE_PATH}report`,
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payers(frameOrigins)})`,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Language, Cookie, Accept-Encoding',
})

/** The parts that all pages of a set share, made once per set and language. */
export interface SetParts {
  headers: Record<string, string>
  registry: BootData['registry']
  /** The same as serialized in the page. */
  packed: PageBootData['registry']
  /**
   * Folders that scripts may come from, in addition to the remotes' own in the
   * registry: the shell's, and those of other sites.
   */
  pinned: readonly string[]
}

const foreignFolder = ({ record, base }: Build): ForeignFolder[] =>
  record.base === undefined
    ? []
    : [{ base, hasFonts: Object.keys(record.files).some((name) => /\.(woff2?|ttf|otf)$/.test(name)) }]

const makeParts = (set: DeploymentSet, language: LanguageCode, others: OtherOrigins): SetParts => {
  const open = set.remotes.filter(({ isClosed }) => !isClosed).map(({ build }) => build)
  const foreign = [...open, ...set.before].flatMap(foreignFolder)
  const registry = toRegistry(set, language)
  const before = Object.fromEntries(set.before.map(({ record }) => [record.name, record.version]))
  return {
    headers: pageHeaders(set.shell.bootScript, foreign, others),
    registry,
    packed: { ...registry, remotes: packRegistry(registry.remotes, before) },
    pinned: [set.shell.base, ...foreign.map(({ base }) => base)],
  }
}

const made = new WeakMap<DeploymentSet, Map<LanguageCode, SetParts>>()

/** Caches parts by set and language. */
export const setParts = (set: DeploymentSet, language: LanguageCode, others: OtherOrigins): SetParts => {
  const byLanguage = made.get(set) ?? new Map<LanguageCode, SetParts>()
  made.set(set, byLanguage)
  const parts = byLanguage.get(language) ?? makeParts(set, language, others)
  byLanguage.set(language, parts)
  return parts
}
