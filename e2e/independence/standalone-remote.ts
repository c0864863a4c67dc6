import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { copyStandalone } from '@shuttle/platform/copy-standalone'

const root = resolve(import.meta.dirname, '../..')

/** A team's own machine: one remote, and only the packed packages of the root. */
export interface StandaloneRemote {
  dir: string
  /**
   * Runs npm in the remote's folder; throws with all its output. Its seconds are recorded for {@link
   * StandaloneRemote.took}.
   */
  npm: (...args: readonly string[]) => string
  /** Replaces one text of a source file; throws where it does not occur exactly once. */
  edit: (file: string, from: string, to: string) => void
  /** `ci 9.4 s, build 1.8 s`. */
  took: () => string
  remove: () => void
}

/** The environment without the variables of the surrounding npm run, such as its folder. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)))

export const startStandaloneRemote = (name: string): StandaloneRemote => {
  const into = mkdtempSync(join(tmpdir(), 'shuttle-alone-'))
  const dir = copyStandalone(root, name, into)
  const times: string[] = []
  return {
    dir,
    npm: (...args) => {
      const start = performance.now()
      try {
        return execFileSync('npm', args, { cwd: dir, encoding: 'utf8', env: ownEnvironment(), stdio: 'pipe' })
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string }
        throw new Error(`npm ${args.join(' ')} failed\n${stdout}${stderr}`)
      } finally {
        const [verb, script] = args
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        times.push(`${verb === 'run' ? script : verb} ${seconds} s`)
      }
    },
    edit: (file, from, to) => {
      const path = join(dir, file)
      const text = readFileSync(path, 'utf8')
      if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand once in ${file}`)
      writeFileSync(path, text.replace(from, to))
    },
    took: () => times.join(', '),
    remove: () => rmSync(into, { recursive: true, force: true }),
  }
}
