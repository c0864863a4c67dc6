import { FAULT_NAMES, type FaultName, isDamagedOnce, isMadeIn, isSlow, WAITS } from './faults'
import { STORIES, type Story } from './stories'

type Combination = Readonly<Record<string, string>>

/** How a screen recovers after the fault has ended: by the visitor, or automatically. */
export const HEALS = ['retry', 'online', 'return', 'itself'] as const
export type Heal = (typeof HEALS)[number]
export const BEFORES = ['none', 'older version'] as const
/** Whether an older version was live before. */
export type Before = (typeof BEFORES)[number]

export interface FaultRow {
  story: Story
  fault: FaultName
  before: Before
  heal: Heal
}

const findStory = (name: string): Story => {
  const story = STORIES.find((one) => one.name === name)
  if (!story) throw new Error(`there is no story ${name}`)
  return story
}

/** An older version takes over and nothing has to recover, or the visitor restores the only version. */
const OLDER = 'an older version'
const factors = (stories: readonly Story[], faults: readonly FaultName[]) => ({
  story: stories.map(({ name }) => name),
  fault: faults,
  way: [OLDER, ...HEALS],
})
/** Every kind of recovery is run for this remote; other screens show that it is the same for all. */
const EVERY_PART = 'mf-purchase'
const EVERY_SLOT = 'login-panel.v1'
/** One failing answer and the missing answers, for each part. */
const OF_EVERY_WAY = /404$|dead connection$|takes 25 s$|damaged in cache$/

/** Every screen gets every fault, and recovers by Retry or an older version. */
const isMeant = ({ story = '', fault: name, way = '' }: Combination): boolean => {
  const fault = name as FaultName
  if (!isMadeIn(fault, findStory(story))) return false
  const isRunInEveryWay =
    OF_EVERY_WAY.test(fault) && (story === EVERY_PART || (story === EVERY_SLOT && fault.startsWith('chunk')))
  if (isRunInEveryWay && way !== OLDER) return true
  // A file that arrives in the end needs no older version.
  if (isSlow(fault) || isDamagedOnce(fault)) return false
  return way === OLDER || way === HEALS[0]
}

const toRow = ({ story = '', fault, way }: Combination): FaultRow => ({
  story: findStory(story),
  fault: fault as FaultName,
  before: way === OLDER ? 'older version' : 'none',
  heal: way === OLDER ? 'retry' : (way as Heal),
})

const row = (story: string, fault: FaultName, before: Before, heal: Heal = 'retry'): FaultRow => ({
  story: findStory(story),
  fault,
  before,
  heal,
})

/** One row of each outcome, on a page and in a slot; `npm run verify -- faults` runs all of them. */
export const EVERYDAY_FAULT_ROWS: Readonly<Record<Before, readonly FaultRow[]>> = {
  none: [
    row('mf-account', 'entry: 404', 'none', 'retry'),
    row('mf-purchase', 'chunk: wrong hash', 'none', 'online'),
    row('mf-parking', 'chunk: dead connection', 'none', 'retry'),
    row('mf-purchase', 'style: damaged in cache', 'none', 'online'),
    row('mf-purchase', 'style: dead connection', 'none', 'return'),
    row('login-panel.v1', 'texts: dead connection', 'none', 'online'),
    row('mf-purchase', 'throws in a handler', 'none'),
    row('login-panel.v1', 'chunk: 404', 'none', 'itself'),
  ],
  'older version': [
    row('mf-purchase', 'throws on evaluation', 'older version'),
    row('login-panel.v1', 'chunk: wrong hash', 'older version'),
  ],
}

/** Every combination of all values. */
const everyCombination = (factors: Readonly<Record<string, readonly string[]>>): Combination[] =>
  Object.entries(factors).reduce<Combination[]>(
    (rows, [name, values]) => rows.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )

export const everyFaultRow = (): FaultRow[] =>
  everyCombination(factors(STORIES, FAULT_NAMES)).filter(isMeant).map(toRow)

/** Name of a row, for messages and documents. */
export const faultRowName = ({ story, fault, before, heal }: FaultRow): string =>
  `${story.name}, ${fault}, before it ${before}, healed by ${heal}`

export type Outcome = 'card' | 'older version' | 'still loading' | 'screen preserved' | 'nothing'

/** The outcome that must be visible. */
export const expectedOutcome = ({ fault, before, story }: FaultRow): Outcome => {
  if (fault === 'throws in a handler') return 'screen preserved'
  if (WAITS.includes(fault)) return 'still loading'
  return before === 'older version' && !story.isOnOwnPage ? 'older version' : 'card'
}
