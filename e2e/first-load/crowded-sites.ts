import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATH } from '@shuttle/contracts'
import { publishBuilds } from '../fixtures/publish-builds'
import { type Service, startFreshService } from '../fixtures/service'
import { generateRemotes } from './generated-remotes'

/** Two concurrent sites of the same build, which differ in the number of registered remotes only. */
export const startCrowdedSites = async (
  few: number,
  many: number,
): Promise<{ few: Service; many: Service; stop: () => Promise<void> }> => {
  const scratch = mkdtempSync(join(tmpdir(), 'shuttle-crowd-'))
  const start = async (remotes: number): Promise<Service> => {
    const service = await startFreshService()
    const registry = (await (await fetch(`${service.url}${BASE_PATH}registry.json`)).json()) as { remotes: unknown[] }
    // The shell's own pages are an entry too.
    const own = registry.remotes.length - 1
    await publishBuilds(service, generateRemotes(scratch, remotes - own))
    return service
  }
  const [fewSite, manySite] = [await start(few), await start(many)]
  const stop = async () => {
    await fewSite.stop()
    await manySite.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  return { few: fewSite, many: manySite, stop }
}
