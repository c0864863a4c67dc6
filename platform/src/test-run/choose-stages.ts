import type { Stage } from './stage'

/** Stages by a prefix of their names; set-up is added to those that need it. Throws one line for an unknown name. */
export const chooseStages = (names: readonly string[], stages: readonly Stage[]): Stage[] => {
  if (names.length === 0) return [...stages]
  for (const name of names) {
    if (!stages.some((stage) => stage.name.startsWith(name))) {
      throw new Error(`no stage ${name}; there are ${stages.map((stage) => stage.name).join(', ')}`)
    }
  }
  const chosen = stages.filter((stage) => names.some((name) => stage.name.startsWith(name)))
  const needsSite = chosen.some((stage) => stage.needsSite)
  return stages.filter((stage) => chosen.includes(stage) || (stage.preparesOnly && needsSite))
}
