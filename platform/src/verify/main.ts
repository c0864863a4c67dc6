import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endAllProcesses } from '../test-run/processes'
import { setUp } from '../test-run/set-up'
import { chooseTables } from './choose-tables'
import { findTables } from './find-tables'
import { runTable } from './run-table'
import { sourceState } from './source-state'
import { verifyDocument } from './verify-document'
import { openVerifyState } from './verify-state'
import { replaceSummary, summaryLine } from './verify-summary'
import { NotHere } from './verify-table'

const root = resolve(import.meta.dirname, '../../..')
const SUMMARIES = 'docs/verify.md'
const scratch = mkdtempSync(join(tmpdir(), 'shuttle-verify-'))
const print = (line: string): void => console.log(line)

const leave = async (code: number): Promise<never> => {
  await endAllProcesses()
  rmSync(scratch, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(130))

const verify = async (): Promise<boolean> => {
  const { tables, isAnew, isList } = chooseTables(process.argv.slice(2), await findTables(join(root, 'e2e/verify')))
  if (isList) {
    for (const { name, rows, document } of tables) print(`${name}: ${rows().length} rows, ${document.title}`)
    return true
  }
  if ((await setUp({ root, scratch, print })).failed > 0) return false
  const source = await sourceState(root)
  const state = openVerifyState(join(root, '.cache/verify', `${source.key}.json`))
  let isWell = true
  for (const table of tables) {
    if (isAnew) state.forget(table.name)
    try {
      const rows = await runTable(table, state, print)
      const file = join('verify-results', `${table.name}.md`)
      mkdirSync(join(root, 'verify-results'), { recursive: true })
      writeFileSync(join(root, file), verifyDocument(table, rows, source))
      const summaries = readFileSync(join(root, SUMMARIES), 'utf8')
      writeFileSync(join(root, SUMMARIES), replaceSummary(summaries, table.name, summaryLine(table, rows, source)))
      const failed = rows.filter(({ faults }) => faults.length > 0).length
      print(`${table.name}: ${rows.length - failed} kept, ${failed} not; rows in ${file}`)
      if (failed > 0) isWell = false
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      print(`${table.name}: ${error instanceof NotHere ? 'not run' : 'FAILED'}, ${why}`)
      // A table that cannot be set up does not stop the others.
      if (!(error instanceof NotHere)) isWell = false
    }
  }
  return isWell
}

try {
  await leave((await verify()) ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await leave(1)
}
