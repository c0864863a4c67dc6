import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders, findConfig, hashSources, isFresh, STAMP } from './workspace'

/**
 * Runs `rspack build` with one configuration through its command line, as a team would. Rejects with the whole output.
 */
export const runRspack = (
  root: string,
  dir: string,
  config = findConfig(dir) ?? 'rspack.config.ts',
  env: Readonly<Record<string, string>> = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const cli = join(root, 'node_modules/@rspack/cli/bin/rspack.js')
    const child = spawn(process.execPath, ['--import', 'tsx', cli, 'build', '-c', config], {
      cwd: dir,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`building ${dir} failed\n${output}`))))
  })

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
