/** Result of one stage or one check of it. */
export interface Outcome {
  passed: number
  failed: number
  /** Printed reason why nothing ran, where that is no failure. */
  notRun?: string
}

export interface StageContext {
  root: string
  /** A folder for reports, removed at the end. */
  scratch: string
  print: (line: string) => void
}

export interface Stage {
  name: string
  /** Only sets up: failures count, passes do not. */
  preparesOnly?: boolean
  /** Needs the built site and a browser. */
  needsSite?: boolean
  run: (context: StageContext) => Promise<Outcome>
}

export interface StageReport extends Outcome {
  name: string
  minutes: number
}

export const NOTHING: Outcome = { passed: 0, failed: 0 }
export const FAILED: Outcome = { passed: 0, failed: 1 }

export const add = (a: Outcome, b: Outcome): Outcome => ({ passed: a.passed + b.passed, failed: a.failed + b.failed })
