import type { BuildRecord } from '@shuttle/contracts'
import type { ProbeFinding } from '../composition/failing-version'

/** What a probe found; `what` for the history. */
export interface ProbeResult {
  finding: ProbeFinding
  what: string
}

/** Examines one build by itself, without a visitor: its files, or its pages in a browser. Never rejects. */
export type Probe = (record: BuildRecord) => Promise<ProbeResult>

/** One broken result decides; a build is sound when some probe could examine it, and none found a fault. */
export const joinResults = (results: readonly ProbeResult[]): ProbeResult => {
  const find = (finding: ProbeFinding) => results.find((result) => result.finding === finding)
  return find('broken') ?? find('sound') ?? find('unknown') ?? { finding: 'unknown', what: 'there is no probe' }
}
