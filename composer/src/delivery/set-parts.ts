import { type BootData, type LanguageCode, type PageBootData, packRegistry } from '@shuttle/contracts'
import type { Build } from './build'
import type { PageSet } from './choose-set'
import { type ForeignFolder, pageHeaders } from './policies'
import { registryOf } from './registry'

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

const makeParts = (set: PageSet, language: LanguageCode, formOrigins: readonly string[]): SetParts => {
  const open = set.remotes.filter(({ isClosed }) => !isClosed).map(({ build }) => build)
  const foreign = [...open, ...set.before].flatMap(foreignFolder)
  const registry = registryOf(set, language)
  const before = Object.fromEntries(set.before.map(({ record }) => [record.name, record.version]))
  return {
    headers: pageHeaders(set.shell.bootScript, foreign, formOrigins),
    registry,
    packed: { ...registry, remotes: packRegistry(registry.remotes, before) },
    pinned: [set.shell.base, ...foreign.map(({ base }) => base)],
  }
}

const made = new WeakMap<PageSet, Map<LanguageCode, SetParts>>()

/** `formOrigins` is the same as long as the process runs. */
export const setParts = (set: PageSet, language: LanguageCode, formOrigins: readonly string[]): SetParts => {
  const ofSet = made.get(set) ?? new Map<LanguageCode, SetParts>()
  made.set(set, ofSet)
  const parts = ofSet.get(language) ?? makeParts(set, language, formOrigins)
  ofSet.set(language, parts)
  return parts
}
