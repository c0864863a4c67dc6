import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../../..')

export interface ToolRun {
  code: number
  /** Lines of standard output. */
  out: string[]
  /** Lines of standard error. */
  errors: string[]
}

const splitLines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Runs `npm run release -- <words>` as a process with only these environment variables. */
export const runTool = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<ToolRun> => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'platform/src/release/main.ts'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...env },
  })
  let [out, errors] = ['', '']
  child.stdout.on('data', (part: Buffer) => {
    out += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? -1, out: splitLines(out), errors: splitLines(errors) }
}
