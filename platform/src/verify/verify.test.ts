import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseTables } from './choose-tables'
import { findTables } from './find-tables'
import { runTable } from './run-table'
import { verifyDocument } from './verify-document'
import { openVerifyState } from './verify-state'
import { replaceSummary, summaryLine } from './verify-summary'
import type { VerifyTable } from './verify-table'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shuttle-verify-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A table whose rows named `bad` fail; logs what was opened, run and closed. */
const aTable = (ids: readonly string[], log: string[], more: Partial<VerifyTable> = {}): VerifyTable => ({
  name: 'sample',
  document: { title: 'A sample', about: ['About it.'], columns: ['row', 'length'] },
  rows: () => ids.map((id) => ({ id })),
  open: async (stage) => {
    log.push(`open ${stage}`.trim())
    return {
      run: async ({ id }) => {
        log.push(id)
        if (id === 'thrown') throw new Error('it broke')
        return { cells: [id, id.length], faults: id === 'bad' ? ['is bad'] : [] }
      },
      close: async () => void log.push('close'),
    }
  },
  ...more,
})
const source = { commit: 'abc1234', date: '2026-11-21', hasChanges: false, key: 'abc1234' }
const quiet = () => {}

it('continues an interrupted run, and runs failed rows again', async () => {
  const log: string[] = []
  const file = join(folder, 'deep/state.json')
  await runTable(aTable(['one', 'bad'], log), openVerifyState(file), quiet)
  const rows = await runTable(aTable(['one', 'bad', 'three'], log), openVerifyState(file), quiet)
  expect(log).toEqual(['open', 'one', 'bad', 'close', 'open', 'bad', 'three', 'close'])
  expect(rows.map(({ id, faults }) => [id, faults.length])).toEqual([
    ['one', 0],
    ['bad', 1],
    ['three', 0],
  ])
})

it('starts from the first row when the state cannot be read or was deleted', async () => {
  const log: string[] = []
  const file = join(folder, 'state.json')
  writeFileSync(file, '{ half')
  await runTable(aTable(['one'], log), openVerifyState(file), quiet)
  const state = openVerifyState(file)
  state.forget('sample')
  await runTable(aTable(['one'], log), state, quiet)
  expect(log.filter((word) => word === 'one')).toHaveLength(2)
})

it('sets up for each stage, and closes also after a row that threw', async () => {
  const log: string[] = []
  const table = aTable(['a1', 'thrown', 'b1'], log, { stageFor: ({ id }) => id.slice(0, 1) })
  const rows = await runTable(table, openVerifyState(join(folder, 'state.json')), quiet)
  expect(log).toEqual(['open a', 'a1', 'close', 'open t', 'thrown', 'close', 'open b', 'b1', 'close'])
  expect(rows[1]?.faults).toEqual(['it broke'])
})

it('runs as many rows at once as the table allows', async () => {
  let running = 0
  let most = 0
  const run = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 10))
    running -= 1
    return { cells: [], faults: [] }
  }
  const open = async () => ({ run, close: async () => {} })
  await runTable(aTable(['1', '2', '3', '4', '5'], [], { atOnce: 2, open }), openVerifyState(join(folder, 's')), quiet)
  expect(most).toBe(2)
})

it('refuses two rows of one name', async () => {
  const table = aTable(['one', 'one'], [])
  await expect(runTable(table, openVerifyState(join(folder, 's')), quiet)).rejects.toThrow('two rows of sample')
})

it('writes a document that names the commit and the failed rows', async () => {
  const table = aTable(['one', 'bad', 'thrown'], [])
  const rows = await runTable(table, openVerifyState(join(folder, 's')), quiet)
  const text = verifyDocument(table, rows, source)
  expect(text).toContain('at commit abc1234 of 2026-11-21: 3 rows, 1 kept, 2 not.')
  expect(text).toContain('- bad: is bad')
  expect(text).toContain('| one | 3 |')
  expect(text).toContain('| thrown | it broke |')
})

it('writes a one-line summary with the commit and failed rows, which replaces the previous one', async () => {
  const table = aTable(['one', 'bad'], [])
  const rows = await runTable(table, openVerifyState(join(folder, 's')), quiet)
  const line = summaryLine(table, rows, source)
  expect(line).toBe('| `sample` | A sample | abc1234 | 2026-11-21 | 2 | 1 | failed: bad: is bad |')
  const head = '# Last\n\n| table | what |\n|---|---|\n'
  const before = `${head}| \`other\` | x |\n| \`sample\` | old |\n`
  expect(replaceSummary(before, 'sample', line)).toBe(`${head}| \`other\` | x |\n${line}\n`)
  expect(replaceSummary(head, 'sample', line)).toBe(`${head}${line}\n`)
})

it('finds the tables of a folder by the suffix of its files, and none in a missing folder', async () => {
  writeFileSync(join(folder, 'other.ts'), 'export const table = 1')
  expect(await findTables(folder)).toEqual([])
  expect(await findTables(join(folder, 'nowhere'))).toEqual([])
})

it('chooses tables by name, and refuses an unknown name', () => {
  const table = aTable([], [])
  expect(chooseTables([], [table]).tables).toEqual([table])
  expect(chooseTables(['sample', '--anew'], [table])).toEqual({ tables: [table], isAnew: true, isList: false })
  expect(() => chooseTables(['smaple'], [table])).toThrow('knows no smaple: [--anew] [--list] [sample]')
})
