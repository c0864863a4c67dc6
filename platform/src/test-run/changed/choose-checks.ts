import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findTier } from '../test-tiers'

export interface ChosenChecks {
  /** Files to format and lint. */
  lint: readonly string[]
  /** Files whose tests run: jest follows the imports. */
  sources: readonly string[]
  /** Changed browser journeys. */
  journeys: readonly string[]
  /** Changed settings, whose effect only the whole run shows. */
  settings: readonly string[]
}

const SETTINGS =
  /(^|\/)(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.config\.mjs|[^/]*rspack\.config\.ts|biome\.json)$/

/** Checks for the changed files of a working tree; types and imports cover deleted files. */
export const chooseChecks = (files: readonly string[], isThere: (file: string) => boolean): ChosenChecks => {
  const there = files.filter(isThere)
  const code = there.filter((file) => /\.([mc]?[jt]sx?|json|css)$/.test(file))
  const isSetting = (file: string) => SETTINGS.test(file)
  const isJourney = (file: string) => findTier(file) === 'browser'
  return {
    lint: code.filter((file) => !file.endsWith('package-lock.json')),
    sources: code.filter((file) => !isSetting(file) && !isJourney(file)),
    journeys: there.filter(isJourney),
    settings: files.filter(isSetting),
  }
}

export const isFileBelow =
  (root: string) =>
  (file: string): boolean =>
    existsSync(join(root, file))
