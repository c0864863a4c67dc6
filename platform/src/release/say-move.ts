import type { Move, ReleasedApp } from '@shuttle/releases'
import { sayStage } from './say-stage'

const command = (words: string): string => `npm run release -- ${words}`

/** Published or promoted: at a stage, or live for everybody. */
const forward = (before: ReleasedApp | undefined, { name, live, canary }: ReleasedApp): string[] => {
  if (!canary) {
    const was = before?.live
    if (!was || was === live) return [`${name}: live ${live}.`]
    return [`${name}: live ${live}, before it ${was}. Back: ${command(`rollback ${name}`)}`]
  }
  const whom = canary.stage === 'staff' ? 'signed-in staff' : `${canary.stage} of 100 visitors`
  return [
    `${name}: ${canary.version} is shown to ${whom}, ${live} to all others.`,
    `Further: ${command(`promote ${name}`)}. Or end it: ${command(`rollback ${name}`)}`,
  ]
}

const back = (before: ReleasedApp | undefined, { name, live }: ReleasedApp): string[] => {
  const trial = before?.canary
  if (trial && before.live === live)
    return [`${name}: the trial of ${trial.version} (${sayStage(trial.stage)}) is over; all get ${live}.`]
  return [`${name}: went back from ${before?.live} to ${live}. Open pages leave ${before?.live} as soon as they can.`]
}

/** What a move did, for a person at a terminal, and what they may want to do next. */
export const sayMove = (action: Move['action'], before: ReleasedApp | undefined, after: ReleasedApp): string[] => {
  switch (action) {
    case 'publish':
    case 'promote':
      return forward(before, after)
    case 'rollback':
      return back(before, after)
    case 'disable':
      return [`${after.name} is closed: its pages say so. Open it again: ${command(`enable ${after.name}`)}`]
    case 'enable':
      return [`${after.name} is open again: ${after.live} is live.`]
  }
}
