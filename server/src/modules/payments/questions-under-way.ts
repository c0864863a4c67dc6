import type { Registry } from 'prom-client'
import type { Verdict } from './verdict'

interface UnderWay {
  now: Promise<Verdict>
  /** Begins when the query in flight has ended. */
  next?: Promise<Verdict>
}

const processes = new WeakMap<Registry, Map<string, UnderWay>>()

const questionsOf = (metrics: Registry): Map<string, UnderWay> => {
  const questions = processes.get(metrics) ?? new Map<string, UnderWay>()
  processes.set(metrics, questions)
  return questions
}

const begin = (questions: Map<string, UnderWay>, requestNo: string, ask: () => Promise<Verdict>): Promise<Verdict> => {
  const now = ask().finally(() => {
    if (questions.get(requestNo)?.now === now) questions.delete(requestNo)
  })
  questions.set(requestNo, { now })
  return now
}

/** The answer of the query of an attempt that is in flight in this process, else of a new one. */
export const joinQuestion = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  ask: () => Promise<Verdict>,
): Promise<Verdict> => {
  const questions = questionsOf(metrics)
  return questions.get(requestNo)?.now ?? begin(questions, requestNo, ask)
}

/**
 * The answer of a query that begins now or later, because the query in flight may have been sent too early: the new one
 * follows it, and all concurrent callers share it.
 */
export const askAfresh = (
  { metrics }: { metrics: Registry },
  requestNo: string,
  ask: () => Promise<Verdict>,
): Promise<Verdict> => {
  const questions = questionsOf(metrics)
  const underWay = questions.get(requestNo)
  if (!underWay) return begin(questions, requestNo, ask)
  underWay.next ??= underWay.now.then(
    (verdict) => (verdict.kind === 'recorded' ? verdict : begin(questions, requestNo, ask)),
    () => begin(questions, requestNo, ask),
  )
  return underWay.next
}
