import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { forgetProcess, killAtLast } from './reaper'

/** Milliseconds a process has to end by itself before it is killed. */
const GRACE = 30_000
const running = new Set<ChildProcess>()
let ending = false

const isAlive = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

const signal = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, name)
  } catch {
    // The group has ended already.
  }
}

// Whoever uses this in a process that is ended from outside, such as a worker of the browser tests.
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

/** Starts a process at the head of a group of its own, so that it can be ended with all that it started. */
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

/** Asks a group to end, then ends it. */
export const endProcess = async (child: ChildProcess, first: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (isAlive(child)) {
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
    signal(child, first)
    const late = setTimeout(() => signal(child, 'SIGKILL'), GRACE)
    await ended
    clearTimeout(late)
  }
  // What outlived the head of its group.
  signal(child, 'SIGKILL')
}

/** Ends everything that was started here; nothing can be started any more. */
export const endAllProcesses = async (): Promise<void> => {
  ending = true
  await Promise.all([...running].map((child) => endProcess(child)))
}
