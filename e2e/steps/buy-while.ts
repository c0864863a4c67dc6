import { setTimeout as sleep } from 'node:timers/promises'
import { createBuyer } from './buy-by-calls'

/** Before, between and after the events of a service. */
export const STEADY_MS = 3000

/** Concurrent purchases of all buyers, for as long as `action` and the time around it last. */
export const buyWhile = async (
  site: Parameters<typeof createBuyer>[0],
  emails: readonly string[],
  action: () => Promise<void>,
) => {
  const failures: string[] = []
  let purchases = 0
  let requests = 0
  let isOver = false
  const shop = async (email: string): Promise<void> => {
    const buy = createBuyer(site, email, failures)
    while (!isOver) {
      const made = await buy().catch(() => 0)
      requests += made
      purchases += made > 0 ? 1 : 0
    }
  }
  const shopping = Promise.all(emails.map(shop))
  await sleep(STEADY_MS)
  await action().finally(async () => {
    await sleep(STEADY_MS)
    isOver = true
    await shopping
  })
  return { failures, purchases, requests }
}
