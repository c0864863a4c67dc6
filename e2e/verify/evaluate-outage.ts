import type { NotedAnswer } from '../steps/order-through-faults'
import { BACK_WITHIN_MS, type Seen } from './watch-outage'

export const ANSWERED_WITHIN_MS = 10_000
export const LIVE_FOR_MS = 60_000

const isPutOff = ({ status, retryAfter }: NotedAnswer): boolean => status === 503 && Number(retryAfter) > 0
export const inSeconds = (ms: number): number => Math.round(ms / 100) / 10
export const latest = (times: readonly number[]): number => Math.max(0, ...times)

/** Answers of `/health/live`: their faults, and a description. */
export const evaluateLiveness = ({ lives, goneAt, awayAt, backAt }: Seen, isLong: boolean) => {
  const dead = lives.filter(({ status }) => status !== 200).map(({ at }) => at)
  const [first = 0] = dead
  const last = latest(dead)
  if (!isLong) return { summary: '200', faults: dead.length === 0 ? [] : ['/health/live failed after a short outage'] }
  const faults: string[] = []
  if (first < goneAt + LIVE_FOR_MS || first > awayAt + LIVE_FOR_MS + ANSWERED_WITHIN_MS)
    faults.push(`/health/live failed ${inSeconds(first - goneAt)} s after the last answer`)
  if (last > backAt + BACK_WITHIN_MS) faults.push('/health/live did not heal')
  if (dead.some((at) => lives.some((life) => life.status === 200 && life.at > at && life.at < backAt)))
    faults.push('/health/live was 200 again while PostgreSQL was away')
  return {
    summary: `503 after ${inSeconds(first - goneAt)} s, 200 again ${inSeconds(Math.max(0, last - backAt))} s after it was back`,
    faults,
  }
}

export const evaluateAnswers = (seen: Seen, clients: number) => {
  const { answers, refusals, awayAt, endAt, backAt } = seen
  const whileAway = answers.filter(({ begun, ended }) => begun >= awayAt && ended <= endAt)
  const slowest = latest(answers.map(({ begun, ended }) => ended - begun))
  const sold = answers.filter(
    ({ path, status, ended }) => path === 'ticket/buy.ticket' && status === 200 && ended > backAt,
  )
  const sellsAfter = Math.min(...sold.map(({ ended }) => ended)) - backAt
  const lastPutOff = Math.max(0, latest(answers.filter(isPutOff).map(({ ended }) => ended)) - backAt)
  const strange = answers.filter((answer) => answer.status !== 200 && !isPutOff(answer))
  const faults = [...new Set(refusals)]
  if (whileAway.length < clients) faults.push(`only ${whileAway.length} answers while it was away`)
  if (!whileAway.every(isPutOff)) faults.push('an answer while it was away was none of 503 with Retry-After')
  if (strange.length > 0)
    faults.push(`${strange.length} answers like ${strange[0]?.path}: ${strange[0]?.status} without a word of when`)
  if (slowest > ANSWERED_WITHIN_MS) faults.push(`an answer took ${inSeconds(slowest)} s`)
  if (sold.length === 0) faults.push('nothing was sold after it was back')
  if (Math.max(sellsAfter, lastPutOff) > BACK_WITHIN_MS) faults.push('it did not heal in time')
  const cells = [answers.length, whileAway.length, inSeconds(slowest), inSeconds(sellsAfter), inSeconds(lastPutOff)]
  return { cells, slowest, healed: Math.max(sellsAfter, lastPutOff), faults }
}
