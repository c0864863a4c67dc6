import { resolve } from 'node:path'
import { checkBudgets } from './check-budgets'
import { readBuilds } from './read-builds'

const root = resolve(import.meta.dirname, '../../..')

/** Prints the exceeded budgets, or with `--all` every budget; exit 1 when one is exceeded. */
const { shell, remotes } = readBuilds(root)
const lines = checkBudgets(shell, remotes)
const overdrawn = lines.filter(({ is, most }) => is > most)
for (const { what, is, most } of process.argv.includes('--all') ? lines : overdrawn)
  console.log(`${what}: ${is} of ${most}`)
const home = lines.find(({ what }) => what.startsWith('scripts of /,'))
console.log(
  `budgets: ${lines.length} held to, ${overdrawn.length} overdrawn; home page ${home?.is} of ${home?.most} bytes of script`,
)
if (overdrawn.length > 0) process.exitCode = 1
