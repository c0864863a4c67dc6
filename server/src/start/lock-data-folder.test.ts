import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFolderInUse, lockDataFolder } from './lock-data-folder'

const folder = mkdtempSync(join(tmpdir(), 'shuttle-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another process that holds what we want to hold, by the same name in the abstract space. */
const HOLDER = `
  const { createHash } = require('node:crypto')
  const { realpathSync } = require('node:fs')
  const name = '\\0bridge-shuttle-' + createHash('sha256').update(realpathSync(process.argv[1])).digest('hex')
  require('node:net').createServer().listen(name, () => console.log('held'))
`

describe('the lock of the data folder', () => {
  it('lets one in, and the next when the first is out', async () => {
    const unlock = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse)
    unlock()
    const again = await lockDataFolder(folder)
    again()
  })

  it('is free again after kill -9 of the process that held it', async () => {
    const holder = spawn(process.execPath, ['-e', HOLDER, folder])
    await once(holder.stdout, 'data')
    await expect(lockDataFolder(folder)).rejects.toBeInstanceOf(DataFolderInUse)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const unlock = await lockDataFolder(folder)
    unlock()
  })
})
