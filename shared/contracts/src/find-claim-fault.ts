import type { BuildRecord } from './registry'
import type { RemoteManifest } from './remote-manifest'
import { SLOT_NAMES } from './slots'

/**
 * First path segments that the site itself answers, below the base or beside it: no page of a remote can be there. A
 * test compares them with the routes of the running service.
 */
export const SITE_FOLDERS: readonly string[] = [
  'api',
  'health',
  'metrics',
  'preview',
  'registry',
  'registry.json',
  'remotes',
  'report',
  'shell',
]

const findTwice = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index)

/** Why the slots and events of a team's own are not what the manifest fills and owns; undefined when they are. */
const findDeclarationFault = ({ name, slots, declares }: RemoteManifest): string | undefined => {
  const own = declares?.slots ?? {}
  const known: readonly string[] = SLOT_NAMES
  const undeclared = slots.find((slot) => !known.includes(slot) && !Object.hasOwn(own, slot))
  if (undeclared !== undefined) return `${name} fills the slot ${undeclared} and does not declare it`
  for (const [slot, { version }] of Object.entries(own)) {
    if (!slots.includes(slot)) return `${name} declares the slot ${slot} and does not fill it`
    if (!slot.endsWith(`.v${version.split('.')[0]}`)) return `${name} declares the slot ${slot} in version ${version}`
  }
  const owner = `${name.replace(/^mf-/, '')}:`
  const foreign = Object.keys(declares?.events ?? {}).find((event) => !event.startsWith(owner))
  if (foreign !== undefined) return `${name} declares the event ${foreign}, whose name does not begin with "${owner}"`
  return undefined
}

/** Why a remote cannot get what its manifest claims, as a sentence without a full stop; undefined when it can. */
export const findClaimFault = (manifest: RemoteManifest): string | undefined => {
  const { name, pages, slots } = manifest
  const path = findTwice(pages.map((page) => page.path))
  if (path !== undefined) return `${name} claims the path ${path} twice`
  const route = findTwice(pages.map((page) => page.name))
  if (route !== undefined) return `${name} claims the route name ${route} twice`
  const slot = findTwice(slots)
  if (slot !== undefined) return `${name} claims the slot ${slot} twice`
  const unreachable = pages.find((page) => /\/(\.{0,2}\/|\.{1,2}$)/.test(page.path))
  if (unreachable) return `${name} claims the path ${unreachable.path}, which no browser asks for`
  const owned = pages.find((page) => SITE_FOLDERS.includes(page.path.split('/')[1] ?? ''))
  if (owned) return `${name} claims the path ${owned.path}, which the site itself answers`
  return findDeclarationFault(manifest)
}

/** Why the files of a record do not match its pages and slots; undefined when they do. */
export const findPathFault = ({ manifest, baseFiles, pathFiles, slotFiles }: BuildRecord): string | undefined => {
  if (!manifest) return undefined
  const { name } = manifest
  const paths = manifest.pages.map(({ path }) => path)
  const bare = paths.find(
    (path) => !Object.hasOwn(pathFiles, path) || [...baseFiles, ...(pathFiles[path] ?? [])].length === 0,
  )
  if (bare !== undefined) return `${name} claims the path ${bare} and has no files for it`
  const foreign = Object.keys(pathFiles).find((path) => !paths.includes(path))
  if (foreign !== undefined) return `${name} has files for the path ${foreign}, which is none of its pages`
  // Missing in builds from before slots had files of their own.
  const slots: readonly string[] = manifest.slots
  const empty = slotFiles && slots.find((slot) => !Object.hasOwn(slotFiles, slot))
  if (empty !== undefined) return `${name} fills the slot ${empty} and has no files for it`
  const spare = Object.keys(slotFiles ?? {}).find((slot) => !slots.includes(slot))
  if (spare !== undefined) return `${name} has files for the slot ${spare}, which it does not fill`
  return undefined
}
