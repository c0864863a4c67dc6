import { join } from 'node:path'
import { CEILINGS, type Ceiling } from './ceilings'
import { countInto, readUses } from './count-use'
import { add, type Outcome, type Stage } from './stage'

/** `undefined` for a valid count. A count of 0 means that the stage no longer counts. */
const findFault = (count: number, { most, why }: Ceiling): string | undefined => {
  if (count === 0) return 'nothing was counted: the call of countUse is missing'
  return count > most ? `above its ceiling (${why}): use less, or raise it in ceilings.ts` : undefined
}

/** A stage that fails, after its run, for each count above its ceiling; each ceiling counts as one test. */
export const withCeilings = (stage: Stage, ceilings = CEILINGS[stage.name]): Stage => {
  if (!ceilings) return stage
  return {
    ...stage,
    run: async (context) => {
      const file = join(context.scratch, `uses-${stage.name}`)
      const outcome = await countInto(file, () => stage.run(context))
      if (outcome.notRun) return outcome
      const uses = readUses(file)
      let total: Outcome = outcome
      for (const [kind, ceiling] of Object.entries(ceilings)) {
        const count = uses.get(kind) ?? 0
        // A failed stage may have stopped before it counted.
        if (count === 0 && outcome.failed > 0) continue
        const fault = findFault(count, ceiling)
        context.print(`${fault ? 'FAILED ' : ''}ceiling: ${kind} ${count}/${ceiling.most}${fault ? `, ${fault}` : ''}`)
        total = add(total, fault ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
      }
      return total
    },
  }
}
