import { readdirSync, readFileSync } from 'node:fs'
import { NotHere } from '@shuttle/platform/verify-table'

/** The parent of every process, from Linux. */
const readParents = (): Map<number, number> => {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // Behind the name, which may contain anything: state, parent.
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  return parents
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** Pauses a process and its children, like a machine that hangs; returns a function that continues them. */
export const pauseProcesses = (pid: number): (() => void) => {
  if (process.platform !== 'linux') throw new NotHere('processes are found by /proc of Linux')
  // The parent first, so that it starts no more children.
  signal(pid, 'SIGSTOP')
  const children = [...readParents()].filter(([, parent]) => parent === pid).map(([child]) => child)
  for (const child of children) signal(child, 'SIGSTOP')
  return () => {
    for (const each of [...children, pid]) signal(each, 'SIGCONT')
  }
}
