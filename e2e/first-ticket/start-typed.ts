import { startProcess } from '@shuttle/platform/processes'

export interface Running {
  /** Waits until it has printed the text. Rejects with all its output when it ends earlier. */
  waitForOutput: (text: string) => Promise<void>
  /** Resolves with its exit code. */
  ended: Promise<number | null>
  printed: () => string
  stop: () => Promise<number | null>
}

/** A long-running command line, as in a terminal of its own. */
export const startTyped = (line: string, cwd: string): Running => {
  const child = startProcess(`exec ${line}`, [], { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const listeners = new Set<() => void>()
  const collect = (part: Buffer) => {
    printed += part.toString()
    for (const hear of listeners) hear()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return {
    ended,
    printed: () => printed,
    waitForOutput: (text) =>
      new Promise((done, reject) => {
        const hear = () => printed.includes(text) && done()
        listeners.add(hear)
        hear()
        void ended.then((code) => reject(new Error(`${line} ended with ${code} and did not say '${text}'\n${printed}`)))
      }),
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
