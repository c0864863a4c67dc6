import { setTimeout as sleep } from 'node:timers/promises'
import type { Buyer } from '../bench/buyers'
import type { OutageSite } from '../fixtures/outage-site'
import { type NotedAnswer, orderThroughFaults } from '../steps/order-through-faults'
import { TRAVEL_DATE } from '../steps/passenger'
import { pauseProcesses } from '../steps/pause-processes'

const STEADY_MS = 5000
export const AWAY_MS = 20_000
export const LONG_AWAY_MS = 75_000
export const BACK_WITHIN_MS = 30_000
const LIVENESS_POLL_MS = 250

const pause = async ({ postgres }: OutageSite) => {
  const resume = pauseProcesses(postgres.pid())
  return async () => resume()
}
const stop = async ({ postgres }: OutageSite) => {
  await postgres.end()
  return postgres.start
}
const silence = async ({ proxy }: OutageSite) => {
  proxy.silence()
  return async () => proxy.speak()
}

/** How PostgreSQL becomes unreachable, returning how it comes back, and the duration. */
export const OUTAGES = {
  'all its processes are paused (SIGSTOP), then go on': { leave: pause, awayMs: AWAY_MS },
  'the way to it loses every byte, then none': { leave: silence, awayMs: AWAY_MS },
  'it is stopped, then started anew': { leave: stop, awayMs: AWAY_MS },
  'all its processes are paused for longer than a process may live so': { leave: pause, awayMs: LONG_AWAY_MS },
} as const
export type Outage = keyof typeof OUTAGES

export interface Stage {
  site: OutageSite
  buyers: readonly Buyer[]
  /** Numbers of all accepted orders, in every row. */
  accepted: string[]
}

/** All observations while PostgreSQL was available, away and available again. */
export const watchOutage = async ({ site, buyers, accepted }: Stage, outage: Outage) => {
  const { leave, awayMs } = OUTAGES[outage]
  const answers: NotedAnswer[] = []
  const lives: Array<{ at: number; status: number }> = []
  const refusals: string[] = []
  let isOver = false
  const order = async (buyer: Buyer): Promise<void> => {
    const ordering = { url: site.service.url, ...buyer, note: (answer: NotedAnswer) => answers.push(answer) }
    while (!isOver)
      await orderThroughFaults(ordering, TRAVEL_DATE).then(
        (orderNo) => accepted.push(orderNo),
        (error: Error) => refusals.push(error.message),
      )
  }
  const probe = async (): Promise<void> => {
    for (; !isOver; await sleep(LIVENESS_POLL_MS)) {
      const response = await fetch(`${site.service.url}/health/live`).catch(() => undefined)
      lives.push({ at: performance.now(), status: response?.status ?? 0 })
    }
  }
  const all = Promise.all([...buyers.map(order), probe()])
  await sleep(STEADY_MS)
  const goneAt = performance.now()
  const comeBack = await leave(site)
  const awayAt = performance.now()
  await sleep(awayMs)
  const endAt = performance.now()
  await comeBack()
  const backAt = performance.now()
  await sleep(BACK_WITHIN_MS + STEADY_MS)
  isOver = true
  await all
  return { answers, lives, refusals, goneAt, awayAt, endAt, backAt }
}
export type Seen = Awaited<ReturnType<typeof watchOutage>>
