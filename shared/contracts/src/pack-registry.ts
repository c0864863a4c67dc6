import { BASE_PATH } from './base-path'
import type { PackedRegistry } from './packed-registry'
import type { RegistryEntry, RegistryPage } from './registry'

// In a module without the schema: the shell unpacks the registry and should not carry the schema library for that.

const HEADERS = ['none', 'bar', 'hero'] as const
const GUARDS = ['public', 'member', 'staff'] as const

/** Global name of a remote's container in its build; carries the version, so that two versions never share a name. */
export const containerName = (name: string, version: string): string =>
  `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_')

/** Folder of a build on this site. */
export const remoteFolder = (name: string, version: string): string => `${BASE_PATH}remotes/${name}/${version}/`

const toTraits = (page: RegistryPage): number =>
  (page.background === 'surface' ? 1 : 0) +
  (page.keepAlive ? 2 : 0) +
  (page.bottomBar ? 4 : 0) +
  8 * HEADERS.indexOf(page.header) +
  32 * GUARDS.indexOf(page.guard)

const toFileName = (entry: string): string => entry.slice(entry.lastIndexOf('/') + 1)

/** `before`: name -> fallback version. Packs only what {@link unpackRegistry} can restore: see its containers. */
export const packRegistry = (
  registry: readonly RegistryEntry[],
  before: Readonly<Record<string, string>>,
): PackedRegistry => {
  const pages = registry.flatMap((entry) => entry.pages)
  const homes = pages.flatMap(({ path, homeName }) => (homeName === undefined ? [] : [[path, homeName]]))
  const closed = registry.filter((entry) => entry.closed).map(({ name }) => name)
  const bases = registry
    .map(({ name, version, entry }) => [name, entry.slice(0, entry.lastIndexOf('/') + 1), remoteFolder(name, version)])
    .filter(([, base, usual]) => base !== '' && base !== usual)
    .map(([name, base]) => [name, base])
  return {
    names: registry.map(({ name }) => name).join(),
    versions: registry.map(({ version }) => version).join(),
    before: registry.map(({ name }) => before[name] ?? '').join(),
    entries: registry.map(({ entry }) => toFileName(entry)).join(),
    hashes: registry.map(({ integrity }) => integrity.replace(/^sha256-|=$/g, '')).join(''),
    slots: registry.map(({ slots }) => slots.join(' ')).join(),
    pageCounts: registry.map((entry) => entry.pages.length).join(),
    paths: pages.map(({ path }) => path).join(),
    routes: pages.map(({ name }) => name).join(),
    titles: pages.map(({ title }) => title),
    indexes: pages.map(({ index }) => index).join(),
    traits: pages.map(toTraits).join(),
    ...(homes.length > 0 && { homes: Object.fromEntries(homes) }),
    ...(closed.length > 0 && { closed }),
    ...(bases.length > 0 && { bases: Object.fromEntries(bases) }),
  }
}

/** The registry as the shell works with it. */
export const unpackRegistry = (packed: PackedRegistry): RegistryEntry[] => {
  const column = (text: string): string[] => text.split(',')
  const [versions = [], files = [], slots = [], counts = [], paths = [], routes = [], indexes = [], traits = []] = [
    packed.versions,
    packed.entries,
    packed.slots,
    packed.pageCounts,
    packed.paths,
    packed.routes,
    packed.indexes,
    packed.traits,
  ].map(column)
  const pages = packed.titles.map((title, at): RegistryPage => {
    const trait = Number(traits[at])
    const path = paths[at] ?? ''
    const homeName = packed.homes?.[path]
    return {
      path,
      name: routes[at] ?? '',
      title,
      index: Number(indexes[at]),
      background: trait & 1 ? 'surface' : 'bg',
      keepAlive: (trait & 2) > 0,
      bottomBar: (trait & 4) > 0,
      header: HEADERS[(trait >> 3) & 3] ?? 'none',
      guard: GUARDS[trait >> 5] ?? 'public',
      ...(homeName && { homeName }),
    }
  })
  const hashes = packed.hashes.match(/.{43}/g) ?? []
  return (packed.names ? column(packed.names) : []).map((name, at) => {
    const version = versions[at] ?? ''
    const file = files[at]
    return {
      name,
      version,
      container: file ? containerName(name, version) : '',
      entry: file ? (packed.bases?.[name] ?? remoteFolder(name, version)) + file : '',
      integrity: file ? `sha256-${hashes.shift()}=` : '',
      pages: pages.splice(0, Number(counts[at])),
      slots: slots[at] ? slots[at].split(' ') : [],
      ...(packed.closed?.includes(name) && { closed: true }),
    }
  })
}
