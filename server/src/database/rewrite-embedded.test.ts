import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'rewrite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[D6.rights.1] a rewrite leaves nothing of a deleted row in the files of the embedded database', () => {
  const script = join(__dirname, 'testing/forget-a-row.ts')
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script, folder, 'forget.me@example.org'])
  // Before the rewrite the address stays in a table, an index and a log.
  expect(JSON.parse(printed.toString())).toEqual({ emptied: 3, rewritten: 0, closed: 0, people: 50 })
})
