import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findConfig } from './find-config'
import { runRspack } from './run-rspack'
import { builtFolders, hashSources, isFresh, STAMP } from './workspace'

const PROVIDER_FRAMES = 'provider-frames.rspack.config.ts'
const findConfigs = (dir: string): (string | undefined)[] => [
  findConfig(dir),
  ...(existsSync(join(dir, PROVIDER_FRAMES)) ? [PROVIDER_FRAMES] : []),
]

/**
 * Builds whatever has changed since its last build: shell, remotes, service, demo, or the requested ones. Returns the
 * folders it built.
 */
export const buildAll = async (options: {
  root: string
  log: (line: string) => void
  isWanted?: (name: string) => boolean
}): Promise<string[]> => {
  const built: string[] = []
  for (const name of builtFolders(options.root).filter(options.isWanted ?? (() => true))) {
    const dir = join(options.root, name)
    const sources = hashSources(dir)
    if (isFresh(dir, sources)) continue
    const start = performance.now()
    for (const config of findConfigs(dir)) await runRspack(options.root, dir, config)
    writeFileSync(join(dir, 'dist', STAMP), sources)
    options.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    built.push(name)
  }
  return built
}
