import { SLOT_NAMES } from '@shuttle/contracts'
import { installedVersion } from '../build/shared-ranges'
import { isOurs, packedSpec } from '../independence/packed-packages'
import { ownerOf, type PageOptions, type RemoteOptions } from './remote-options'
import { kebab, pascal, sentence, withoutPrefix } from './spellings'

const DEPENDENCIES = [
  '@shuttle/booking',
  '@shuttle/calls',
  '@shuttle/contracts',
  '@shuttle/forms',
  '@shuttle/host',
  '@shuttle/i18n',
  '@shuttle/queries',
  '@shuttle/ui',
  '@tanstack/react-query',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
]
const DEV_DEPENDENCIES = [
  '@shuttle/platform',
  '@shuttle/testing',
  '@shuttle/wire',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
]

/** Dependencies of every new remote at the versions installed for `repository`: ours by their range, others exactly. */
export const remoteDependencies = (repository: string) => {
  const pinned = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      names.map((name) => [name, `${isOurs(name) ? '^' : ''}${installedVersion(name, repository)}`] as const),
    )
  return { dependencies: pinned(DEPENDENCIES), devDependencies: pinned(DEV_DEPENDENCIES) }
}

const asJsonLines = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `    "${name}": "${version}"`)
    .join(',\n')

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

const manifestPage = ({ path, title }: PageOptions): string =>
  `{ ...page, path: '${path}', name: '${kebab(path)}', title: { 'zh-cn': ${quoted(title['zh-cn'])}, 'zh-hk': ${quoted(title['zh-hk'])}, en: ${quoted(title.en)} } },`

/** `ticket-viewer.v1` -> `ticket-viewer`. */
export const slotFile = (slot: string): string => slot.replace(/\.v\d+$/, '')

/** Values of the placeholders of one page or slot: its component, and the name of its stored form. */
export const toPagePlaceholders = (path: string) => ({ COMPONENT: `${pascal(path) || 'Home'}Page`, PAGE: kebab(path) })
export const toSlotPlaceholders = (slot: string) => ({ COMPONENT: pascal(slotFile(slot)), PAGE: slotFile(slot) })

/**
 * Packages that our packages depend on. A remote outside of the repository names them too, otherwise npm queries a
 * registry for them.
 */
const BELOW = [
  '@shuttle/api-client',
  '@shuttle/design-tokens',
  '@shuttle/domain',
  '@shuttle/postgres',
  '@shuttle/releases',
]

/** Packages of ours as files beside the remote, where `packInto` writes them. */
const asFiles = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, isOurs(name) ? packedSpec(name) : version]),
  )

/** Our packages are files beside the remote, or by their ranges where a registry has them. */
const dependenciesOutside = (repository: string, registry: string | undefined) => {
  const { dependencies, devDependencies } = remoteDependencies(repository)
  if (registry !== undefined) return { dependencies, devDependencies }
  const below = Object.fromEntries(BELOW.map((name) => [name, '']))
  const sorted = Object.entries({ ...below, ...devDependencies }).sort(([a], [b]) => (a < b ? -1 : 1))
  return { dependencies: asFiles(dependencies), devDependencies: asFiles(Object.fromEntries(sorted)) }
}

/** Declarations of the slots that the shared contracts do not list, and their types; empty texts without one. */
const toDeclarations = (slots: readonly string[]): Record<string, string> => {
  const known: readonly string[] = SLOT_NAMES
  const own = slots.filter((slot) => !known.includes(slot))
  if (own.length === 0) return { DECLARES: '', DECLARES_ENTRY: '', DECLARED_TYPES: '', TYPE_IMPORT: '' }
  const lines = own.map((slot) => {
    const version = `${slot.slice(slot.lastIndexOf('.v') + 2)}.0`
    return `    '${slot}': { version: '${version}', props: { type: 'object', properties: { lineCode: { type: 'string' } } } },`
  })
  const types = own.map((slot) => `    '${slot}': ValueOf<(typeof declares)['slots']['${slot}']['props']>`)
  return {
    DECLARES: `/** Its own slots: raise the second number of a version with each addition. */\nexport const declares = {\n  slots: {\n${lines.join('\n')}\n  },\n} as const\n\n`,
    DECLARES_ENTRY: '\n  declares,',
    DECLARED_TYPES: `\ndeclare module '@shuttle/contracts' {\n  interface SlotProps {\n${types.join('\n')}\n  }\n}\n`,
    TYPE_IMPORT: ', ValueOf',
  }
}

/** Parts of the README of a remote outside that name the source of the shared packages. */
const AS_FILES = {
  INSTALL: '`npm ci`',
  PACKAGES: 'the `@shuttle/*` packages are files in `packages`',
  NEWER:
    'its team packs them into this folder (`npm run pack-shared -- <this folder>`); then `npm install`, test, build, publish',
}
const FROM_REGISTRY = {
  INSTALL: '`npm install`, later `npm ci`',
  PACKAGES: 'the `@shuttle/*` packages come from the registry in `.npmrc`',
  NEWER: '`npm update` installs newer minor versions, each with its CHANGELOG.md; then test, build, publish',
}

/** Values of the placeholders of the template. */
export const toPlaceholders = (
  { name, pages, slots, owner = ownerOf(name), registry }: RemoteOptions,
  repository: string,
  isOutside: boolean,
): Record<string, string> => {
  const short = withoutPrefix(name)
  const { dependencies, devDependencies } = isOutside
    ? dependenciesOutside(repository, registry)
    : remoteDependencies(repository)
  return {
    NAME: name,
    OWNER: owner,
    TITLE_EN: sentence(short),
    PLAYWRIGHT: installedVersion('playwright', repository),
    REGISTRY:
      registry === undefined
        ? ''
        : `# The shared packages of the site; npm takes all others from its own registry.\n@shuttle:registry=${registry}\n`,
    ...(registry === undefined ? AS_FILES : FROM_REGISTRY),
    DEPENDENCIES: asJsonLines(dependencies),
    DEV_DEPENDENCIES: asJsonLines(devDependencies),
    README_ROWS: [
      ...pages.map(({ path, title }) => `| \`${path}\` | ${title.en} |`),
      ...slots.map(
        (slot) =>
          `| slot \`${slot}\` | \`src/features/send-feedback/${slotFile(slot)}.tsx\`, on a page of this remote or another |`,
      ),
    ].join('\n'),
    MANIFEST_PAGES: pages.map(manifestPage).join('\n'),
    SLOTS: slots.map((slot) => `'${slot}'`).join(', '),
    ...toDeclarations(slots),
    REMOTE_PAGES: pages
      .map(({ path }) => {
        const file = kebab(path)
        return `'${path}': () => import(/* webpackChunkName: "page-${file}" */ './pages/${file}-page'),`
      })
      .join('\n'),
    REMOTE_SLOTS: slots
      .map((slot) => {
        const chunk = `slot-${slot.replace('.', '-')}`
        return `'${slot}': () => import(/* webpackChunkName: "${chunk}" */ './features/send-feedback/${slotFile(slot)}'),`
      })
      .join('\n'),
  }
}
