import type { ChildProcess } from 'node:child_process'

/** A browser that hangs at its start fails its row; a slow machine does not. */
const STARTS_WITHIN_MS = 180_000

/**
 * The first group of a pattern in the output of a process on one of its streams. Throws when the process ends earlier.
 */
export const readFromProcess = (child: ChildProcess, fd: number, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    const fail = () => reject(new Error(`${child.spawnargs[0]} did not start\n${output}`))
    const late = setTimeout(fail, STARTS_WITHIN_MS)
    child.once('exit', fail).once('error', reject)
    child.stdio[fd]?.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000)
      const [, found] = pattern.exec(output) ?? []
      if (found === undefined) return
      clearTimeout(late)
      resolve(found)
    })
  })
