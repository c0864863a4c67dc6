import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'forget-account-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('[D6.rights.1] the files of the embedded database hold no address of a deleted account and no hash of it', () => {
  const script = join(__dirname, 'testing/delete-an-account.ts')
  // Compiling the embedded database well takes longer than its statements would gain by it.
  const flags = ['--liftoff-only', '--import', 'tsx']
  const printed = execFileSync(process.execPath, [...flags, script, folder, 'forget.me@example.org'])
  expect(JSON.parse(printed.toString())).toEqual({
    codes: ['BAD_CREDENTIALS', 'SUCCESS', 'SUCCESS'],
    // Without the rewrite, what was deleted is still found.
    deleted: { address: true, hash: false, keyedHash: true },
    // The mail about the deletion waits with the address.
    rewrittenBeforeItsMail: { address: true, hash: false, keyedHash: false },
    mailed: { address: true, hash: false, keyedHash: false },
    rewritten: { address: false, hash: false, keyedHash: false },
    // A failed try is counted, under a hash that takes the key of the service to search for.
    signInAfterwards: { address: false, hash: false, keyedHash: true },
  })
  expect(readdirSync(join(folder, 'outbox')).length).toBeGreaterThan(0)
})
