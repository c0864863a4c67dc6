import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runRspack } from '../build/run-rspack'
import { appFolders } from '../build/workspace'
import { checkBudgets } from './check-budgets'
import { readBuild } from './measure-first-load'

const root = resolve(import.meta.dirname, '../../..')

const builds = () =>
  appFolders(root)
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')))
    .map(readBuild)

/** Builds the single application and compares; exit 1 when a budget is overdrawn. */
const main = async (): Promise<void> => {
  await runRspack(root, join(root, 'platform/src/single'))
  const all = builds()
  const shell = all.find(({ record }) => record.kind === 'shell')
  if (!shell) throw new Error('the shell is not built')
  const remotes = all.filter(({ record }) => record.kind === 'remote')
  const lines = checkBudgets(shell, remotes, readBuild(join(root, '.cache/single/dist')))
  const overdrawn = lines.filter(({ is, most }) => is > most)
  for (const { what, is, most } of process.argv.includes('--all') ? lines : overdrawn)
    console.log(`${what}: ${is} of ${most}`)
  const home = lines.find(({ what }) => what.startsWith('scripts of /,'))
  console.log(
    `budgets: ${lines.length} held to, ${overdrawn.length} overdrawn; home page ${home?.is} of ${home?.most} bytes of script`,
  )
  if (overdrawn.length > 0) process.exitCode = 1
}

await main()
