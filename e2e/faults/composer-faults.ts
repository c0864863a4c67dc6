import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposerSite } from './composer-site'

/** Causes a fault in the composer's input; returns a function that ends it. */
type Make = (site: ComposerSite, nextBuild: string) => () => void

const spoil =
  (name: string | RegExp, change?: (text: string) => string): Make =>
  (_site, nextBuild) => {
    const found = readdirSync(nextBuild).find((one) => (name instanceof RegExp ? name.test(one) : one === name))
    if (!found) throw new Error(`${nextBuild} has no ${name}`)
    const file = join(nextBuild, found)
    const whole = readFileSync(file, 'utf8')
    if (change) writeFileSync(file, change(whole))
    else rmSync(file)
    return () => writeFileSync(file, whole)
  }

/** Faults in the composer's input: the store of builds on disk, the release book behind its connection. */
export const COMPOSER_FAULTS = {
  'the store is gone': ({ store }) => {
    renameSync(store, `${store}-away`)
    return () => renameSync(`${store}-away`, store)
  },
  'the release book cannot be reached': ({ gate }) => {
    gate.shut()
    return gate.open
  },
  'remote.json is missing': spoil('remote.json'),
  'remote.json has another hash': spoil('remote.json', (text) => text.replace('/', ' /')),
  'remote.json is half a file': spoil('remote.json', (text) => text.slice(0, text.length / 2)),
  'texts of the page are missing': spoil(/^texts\..*\.en\..*json$/),
} as const satisfies Record<string, Make>
export type ComposerFault = keyof typeof COMPOSER_FAULTS

export const WHENS = ['while it runs', 'over a restart'] as const
export type When = (typeof WHENS)[number]

export interface ComposerRow {
  fault: ComposerFault
  when: When
}

/** A process does not start without its database, and one that starts without a store has no file to send. */
const RUNNING_ONLY: readonly ComposerFault[] = ['the store is gone', 'the release book cannot be reached']

export const composerRows = (): ComposerRow[] =>
  (Object.keys(COMPOSER_FAULTS) as ComposerFault[]).flatMap((fault) =>
    WHENS.filter((when) => when === 'while it runs' || !RUNNING_ONLY.includes(fault)).map((when) => ({ fault, when })),
  )

/** A few rows; `npm run verify -- composer-faults` runs all of them. */
export const EVERYDAY_COMPOSER_ROWS: readonly ComposerRow[] = [
  { fault: 'the release book cannot be reached', when: 'while it runs' },
  { fault: 'remote.json has another hash', when: 'over a restart' },
]

export const composerRowName = ({ fault, when }: ComposerRow): string => `${fault}, ${when}`
