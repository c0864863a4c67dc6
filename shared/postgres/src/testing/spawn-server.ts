import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface SpawnedServer {
  process: ChildProcess
  /** Its address, or the line of its refusal. */
  answer: string
  ended: Promise<unknown>
}

/**
 * The embedded server, opened by a process of its own; resolves when it answers or has refused. `prefix` is a command
 * before it.
 */
export const spawnServer = async (dataDir: string, prefix: readonly string[] = []): Promise<SpawnedServer> => {
  const [command = '', ...args] = [
    ...prefix,
    process.execPath,
    ...['--import', 'tsx', join(__dirname, 'open-server.ts'), dataDir],
  ]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = once(child, 'exit')
  let printed = ''
  for await (const part of child.stdout) {
    printed += part
    const [answer] = printed.match(/^(url |DatabaseFolderInUse|ServerFault).*$/m) ?? []
    if (answer) return { process: child, answer: answer.replace('url ', ''), ended }
  }
  throw new Error(`no answer of the server\n${printed}`)
}
