import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Lays a folder out by the house's rules; throws with what they refuse. */
export const formatFolder = (house: string, dir: string): void => {
  const biome = join(house, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['check', '--write', '--vcs-enabled=false', `--config-path=${house}`, dir]
  const done = spawnSync(process.execPath, [biome, ...args], { cwd: house, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${dir} is not in order\n${done.stdout}${done.stderr}`)
}
