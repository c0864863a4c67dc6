import { resolve } from 'node:path'
import { startProcess } from '@shuttle/platform/processes'

/** A guard against hanging commands: `npm ci` on a slow connection. */
const END_WITHIN_MS = 900_000

/** One command line that was typed. */
export interface Typed {
  line: string
  seconds: number
}

/** A terminal session: types commands, one after another, and reads their output. */
export interface Terminal {
  /** Returns its output. Throws with that where its exit code is not 0. `cd` applies to all later lines. */
  type: (line: string) => Promise<string>
  /**
   * For a command that runs until Ctrl-C: waits for `pattern` in its output, does `work`, presses Ctrl-C. Its seconds end
   * with that output.
   */
  typeAndWatch: (line: string, pattern: RegExp, work: (found: string) => Promise<void>) => Promise<void>
  typed: readonly Typed[]
}

/** The environment without the variables of the surrounding npm run, such as its folder. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)))

export const openTerminal = (folder: string, environment: Readonly<Record<string, string>>): Terminal => {
  const typed: Typed[] = []
  let cwd = folder

  const start = (line: string) => {
    const child = startProcess(line, [], {
      cwd,
      shell: '/bin/bash',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...ownEnvironment(), ...environment },
    })
    let printed = ''
    let hear = () => {}
    const collect = (part: Buffer) => {
      printed += part.toString()
      hear()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
    /** Signals the whole process group, as a terminal does. */
    const signal = (name: NodeJS.Signals) =>
      child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, name)
    const late = setTimeout(() => signal('SIGKILL'), END_WITHIN_MS)
    void ended.then(() => clearTimeout(late))
    return {
      ended,
      signal,
      printed: () => printed,
      onPrinted: (listener: () => void) => {
        hear = listener
      },
    }
  }
  const secondsSince = (begun: number) => Math.round((performance.now() - begun) / 100) / 10

  return {
    typed,
    type: async (line) => {
      if (line.startsWith('cd ')) {
        cwd = resolve(cwd, line.slice('cd '.length))
        typed.push({ line, seconds: 0 })
        return ''
      }
      const begun = performance.now()
      const run = start(line)
      const code = await run.ended
      typed.push({ line, seconds: secondsSince(begun) })
      if (code !== 0) throw new Error(`${line} ended with ${code}\n${run.printed()}`)
      return run.printed()
    },
    typeAndWatch: async (line, pattern, work) => {
      const begun = performance.now()
      const run = start(line)
      const found = await Promise.race([
        new Promise<string>((done) => {
          run.onPrinted(() => {
            const match = pattern.exec(run.printed())
            if (match) done(match[1] ?? match[0])
          })
        }),
        run.ended.then(() => undefined),
      ])
      typed.push({ line, seconds: secondsSince(begun) })
      if (found === undefined) throw new Error(`${line} ended by itself\n${run.printed()}`)
      try {
        await work(found)
      } finally {
        run.signal('SIGINT')
        await run.ended
      }
    },
  }
}
