import { BASE_PATH } from '@shuttle/contracts'

export interface ReportedVisits {
  /** `name version` of what each visit loaded. */
  builds: readonly (readonly [name: string, version: string])[]
  isFailed: boolean
  visits: number
  /** Number of networks that the visits come from, one after the other. */
  networks: number
  /** First number of all addresses, so that visits of several calls are of other networks. */
  from: number
}

/**
 * Real visits by request: each opens a page and reports its builds as loaded or failed, which browsers do, and an
 * attacker can do.
 */
export const reportVisits = async (
  site: string,
  { builds, isFailed, visits, networks, from }: ReportedVisits,
): Promise<void> => {
  const outcome = isFailed ? { kind: 'fallback', cause: 'throw' } : { kind: 'load', cause: '' }
  const events = builds.map(([remote, version]) => ({ no: 0, remote, version, phase: 'first', ms: 300, ...outcome }))
  for (let at = 0; at < visits; at += 1) {
    const headers = { 'x-forwarded-for': `${from}.0.${at % networks}.${1 + at}` }
    const page = await (await fetch(`${site}${BASE_PATH}`, { headers })).text()
    const [, boot = '{}'] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(page) ?? []
    const { visit } = JSON.parse(boot) as { visit?: string }
    await fetch(`${site}${BASE_PATH}report`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ visit, events }),
    })
  }
}
