import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Formats and lints a folder or a file by the settings of the repository; throws the violations. */
export const layOut = (root: string, path: string): void => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['check', '--write', '--vcs-enabled=false', `--config-path=${root}`, path]
  const done = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${path} is not in order\n${done.stdout}${done.stderr}`)
}
