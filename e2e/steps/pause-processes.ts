import { readdirSync, readFileSync } from 'node:fs'
import { NotHere } from '@shuttle/platform/verify-table'

/** Of every process its parent, as Linux tells. */
const readParents = (): Map<number, number> => {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // Behind the name, which may hold anything: state, parent.
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

/** Stops a process and its children where they are, as a machine that hangs does; answers how to let them go on. */
export const pauseProcesses = (pid: number): (() => void) => {
  if (process.platform !== 'linux') throw new NotHere('processes are found by /proc of Linux')
  // First the parent, which makes no more children then.
  signal(pid, 'SIGSTOP')
  const children = [...readParents()].filter(([, parent]) => parent === pid).map(([child]) => child)
  for (const child of children) signal(child, 'SIGSTOP')
  return () => {
    for (const each of [...children, pid]) signal(each, 'SIGCONT')
  }
}
