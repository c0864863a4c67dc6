import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { forgetProcess, killAtLast } from './reaper'

/** Milliseconds that a process has to end by itself before it is killed. */
const GRACE = 30_000
const running = new Set<ChildProcess>()
let ending = false

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // The group has already ended.
  }
}

// For a process that is ended from outside, such as a worker of the browser tests.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/** Starts a process as the leader of its own group, so that it can be ended with all that it started. */
export const startProcess = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess => {
  if (ending) throw new Error('the run is ending')
  const child = spawn(command, args, { ...options, detached: true })
  running.add(child)
  const { pid } = child
  if (pid !== undefined) {
    killAtLast(pid)
    child.on('exit', () => forgetProcess(pid))
  }
  child.on('close', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/** Sends a group the first signal, then kills it. */
export const endProcess = async (child: ChildProcess, first: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (isAlive(child)) {
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
    signal(child, first)
    const late = setTimeout(() => signal(child, 'SIGKILL'), GRACE)
    await ended
    clearTimeout(late)
  }
  // Kills processes that outlived the leader of their group.
  signal(child, 'SIGKILL')
}

/** Ends all processes that were started here; none can be started afterwards. */
export const endAllProcesses = async (): Promise<void> => {
  ending = true
  await Promise.all([...running].map((child) => endProcess(child)))
}
