import { BAD_BUILDS, FAULT_NAMES, type FaultName, isMadeIn } from './faults'
import { type Combination, everyCombination, pairwise } from './pairwise'
import { MADE_REMOTES, PAGE_SCENES, SCENES, type Scene, SLOT_SCENES } from './scenes'

/** How somebody, or nobody, brings a screen back after the fault is gone. */
export const HEALS = ['retry', 'online', 'return', 'itself'] as const
export type Heal = (typeof HEALS)[number]
export const BEFORES = ['none', 'older version'] as const
/** Whether an older version was live before. */
export type Before = (typeof BEFORES)[number]

export interface FaultRow {
  scene: Scene
  fault: FaultName
  before: Before
  heal: Heal
}

const sceneOf = (name: string): Scene => {
  const scene = SCENES.find((one) => one.name === name)
  if (!scene) throw new Error(`there is no scene ${name}`)
  return scene
}

/** An older version takes over and there is nothing to heal, or somebody brings the only version back. */
const OLDER = 'an older version'
const factors = (scenes: readonly Scene[], faults: readonly FaultName[]) => ({
  scene: scenes.map(({ name }) => name),
  fault: faults,
  way: [OLDER, ...HEALS],
})
/** A bad build is healed by no sign: one row without an older version says all of it. */
const isMeant = ({ scene = '', fault, way = '' }: Combination): boolean =>
  isMadeIn(fault as FaultName, sceneOf(scene)) &&
  !(BAD_BUILDS.includes(fault as FaultName) && way !== OLDER && way !== HEALS[0])

const toRow = ({ scene = '', fault, way }: Combination): FaultRow => ({
  scene: sceneOf(scene),
  fault: fault as FaultName,
  before: way === OLDER ? 'older version' : 'none',
  heal: way === OLDER ? 'retry' : (way as Heal),
})

/** Faults of a slot that its page does not have; the others are those of any remote. */
const SLOT_FAULTS: readonly FaultName[] = ['chunk: 404', 'chunk: wrong hash', 'throws while drawing', 'style: 404']

/** Remotes that the generator makes are alike: they share the faults out, each fault on one of them. */
const isTurnOf = ({ scene, fault }: Combination): boolean => {
  const made = MADE_REMOTES.findIndex(({ remote }) => remote === scene)
  return made === -1 || FAULT_NAMES.indexOf(fault as FaultName) % MADE_REMOTES.length === made
}

/**
 * Each two of scene, fault and way back meet, but for made remotes, which take turns: all faults on pages, and in slots
 * those that are theirs.
 */
export const pairedFaultRows = (before: Before): { pages: FaultRow[]; slots: FaultRow[] } => {
  const choose = (scenes: readonly Scene[], faults: readonly FaultName[]) =>
    pairwise(factors(scenes, faults), (row) => isMeant(row) && isTurnOf(row))
      .map(toRow)
      .filter((row) => row.before === before)
  return { pages: choose(PAGE_SCENES, FAULT_NAMES), slots: choose(SLOT_SCENES, SLOT_FAULTS) }
}

export const everyFaultRow = (): FaultRow[] => everyCombination(factors(SCENES, FAULT_NAMES)).filter(isMeant).map(toRow)

/** Name of a row, for messages and documents. */
export const nameOfFaultRow = ({ scene, fault, before, heal }: FaultRow): string =>
  `${scene.name}, ${fault}, before it ${before}, healed by ${heal}`
