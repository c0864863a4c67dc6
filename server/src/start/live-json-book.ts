import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseBook, ReleasedApp } from '@shuttle/releases'

/** A release book of a store that was filled by hand: `live.json` names what is live. Undefined without that file. */
export const liveJsonBook = async (dir: string): Promise<ReleaseBook | undefined> => {
  const text = await readFile(join(dir, 'live.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const live = JSON.parse(text) as { shell: string; remotes: Record<string, string> }
  const app = async (kind: 'shell' | 'remote', name: string, version: string): Promise<ReleasedApp> => {
    const folder = kind === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`
    const record = await readFile(join(dir, folder, 'remote.json'))
    const digest = createHash('sha256').update(record).digest('hex')
    const build = { version, digest, publisher: 'hand', acceptedAt: 0, wentLiveAt: 0, withdrawn: false }
    return { name, kind, revision: 0, live: version, canary: null, enabled: true, builds: [build] }
  }
  const remotes = Object.entries(live.remotes).map(([name, version]) => app('remote', name, version))
  return {
    revision: 0,
    withdrawals: 0,
    apps: await Promise.all([app('shell', 'shell', live.shell), ...remotes]),
  }
}
