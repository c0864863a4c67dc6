import type { BootData, LanguageCode } from '@shuttle/contracts'
import type { Build } from './build'
import type { PageSet } from './choose-set'
import { type ForeignFolder, pageHeaders } from './policies'
import { registryOf } from './registry'

/** What all pages of a set share: made once for each set and language. */
export interface SetParts {
  headers: Record<string, string>
  registry: BootData['registry']
  /** Folders that scripts may come from: the set, and what it falls back to. */
  pinned: readonly string[]
}

const foreignFolder = ({ record, base }: Build): ForeignFolder[] =>
  record.base === undefined
    ? []
    : [{ base, hasFonts: Object.keys(record.files).some((name) => /\.(woff2?|ttf|otf)$/.test(name)) }]

const makeParts = (set: PageSet, language: LanguageCode): SetParts => {
  const open = set.remotes.filter(({ isClosed }) => !isClosed).map(({ build }) => build)
  const builds = [set.shell, ...open, ...set.before]
  return {
    headers: pageHeaders(set.shell.bootScript, builds.flatMap(foreignFolder)),
    registry: registryOf(set, language),
    pinned: builds.map(({ base }) => base),
  }
}

const made = new WeakMap<PageSet, Map<LanguageCode, SetParts>>()

export const setParts = (set: PageSet, language: LanguageCode): SetParts => {
  const ofSet = made.get(set) ?? new Map<LanguageCode, SetParts>()
  made.set(set, ofSet)
  const parts = ofSet.get(language) ?? makeParts(set, language)
  ofSet.set(language, parts)
  return parts
}
