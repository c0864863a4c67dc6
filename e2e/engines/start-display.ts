import { endProcess, startProcess } from '@shuttle/platform/processes'
import { readFromProcess } from './started-process'

/** A virtual screen on a free display number. */
export const startDisplay = async (): Promise<{ display: string; stop: () => Promise<void> }> => {
  const child = startProcess('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return { display: `:${await readFromProcess(child, 3, /(\d+)\n/)}`, stop: () => endProcess(child) }
}
