import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Service } from '../fixtures/service'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** Runs the release tool like a team, against a running site. Returns its output; throws its refusal. */
export const releaseTool = async (site: Pick<Service, 'url' | 'dataDir'>, ...texts: string[]): Promise<string> => {
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', join(root, 'platform/src/release/main.ts'), ...texts, '--site', site.url],
    { cwd: root, env: { ...process.env, DATA_DIR: site.dataDir } },
  )
  return stdout
}
