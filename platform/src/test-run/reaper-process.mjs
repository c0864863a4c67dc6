import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** Milliseconds that the processes of a server need to end after the first of them was killed. */
const FOLDERS_AFTER_MS = 1000
const processes = new Set()
const folders = new Set()
const commands = {
  process: (pid) => processes.add(Number(pid)),
  ended: (pid) => processes.delete(Number(pid)),
  folder: (path) => folders.add(path),
}

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
  const space = line.indexOf(' ')
  commands[line.slice(0, space)]?.(line.slice(space + 1))
})
lines.on('close', () => {
  for (const pid of processes) {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has ended.
    }
  }
  const remove = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  setTimeout(remove, processes.size > 0 ? FOLDERS_AFTER_MS : 0)
})
