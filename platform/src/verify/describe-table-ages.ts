import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkTableAges } from './check-table-ages'

const ENDING = '.scenario.ts'
/** Tables that are old, new, or had a failed row. A commit that records one without a fault removes its name. */
const OVERDUE = ['first-load', 'journeys', 'kill-switch', 'large', 'outage', 'sale-opening', 'two-services']

/** One line when all tables are fresh, or without a history; otherwise a line for each old one. */
export const describeTableAges = (root: string): { ok: boolean; text: string } => {
  const tables = readdirSync(join(root, 'e2e/verify'))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
  const { obstacle, faults, count } = checkTableAges(
    root,
    tables,
    readFileSync(join(root, 'docs/verify.md'), 'utf8'),
    OVERDUE,
  )
  if (obstacle) return { ok: true, text: `tables of verify: not checked, ${obstacle}` }
  return faults.length === 0
    ? { ok: true, text: `tables of verify: ${count} held within 100 commits` }
    : {
        ok: false,
        text: `tables of verify\n${faults.join('\n')}\nrun them again: npm run verify -- <table> ..., then commit docs/verify.md`,
      }
}
