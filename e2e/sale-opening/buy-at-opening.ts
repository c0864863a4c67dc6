import pMap from 'p-map'
import { emailOfBuyer } from '../bench/buyers'
import { buyByCalls, type Call } from '../steps/buy-by-calls'
import { createClient, credentials } from './client'
import type { SaleOpeningSite } from './sale-opening-site'

const AT_ONCE = 40
/** Aborts a run that would not end. */
const ENDS_MS = 30 * 60_000

interface Buyers {
  passengerCount: number
  /** Every n-th passenger pays too; the others leave their order unpaid. */
  paysEvery: number
  /** The address shared by all of them. */
  address: string
}

/**
 * Passengers who arrive at the same moment, forty concurrently; returns how many were served, and the refusals of the
 * others.
 */
export const buyAtOpening = async (site: SaleOpeningSite, { passengerCount, paysEvery, address }: Buyers) => {
  const refusals = new Map<string, number>()
  let served = 0
  let paid = 0
  const buy = async (at: number): Promise<void> => {
    const client = createClient(site, address)
    const good = <Answer extends { code: string }>(path: string, answer: Answer): Answer => {
      if (answer.code !== 'SUCCESS') throw new Error(`${path}: ${answer.code}`)
      return answer
    }
    const call: Call = async (path, body, headers) => good(path, await client.post(path, body, headers))
    const signIn = async () => good('login', await client.postReading('login', credentials(emailOfBuyer(at)), 'login'))
    const pays = at % paysEvery === 0
    await buyByCalls(call, signIn, pays ? site.sandboxUrl : undefined)
    served += 1
    if (pays) paid += 1
  }

  const begun = performance.now()
  const serve = async (at: number): Promise<void> => {
    if (performance.now() - begun > ENDS_MS) return
    await buy(at).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      refusals.set(why, (refusals.get(why) ?? 0) + 1)
    })
  }
  await pMap(Array(passengerCount).keys(), serve, { concurrency: AT_ONCE })
  const seconds = Math.round((performance.now() - begun) / 1000)
  return { served, paid, refused: passengerCount - served, refusals, seconds }
}
