import { endProcess, startProcess } from './processes'

export interface CommandResult {
  ok: boolean
  /** Both streams, interleaved as they arrived. */
  output: string
}

export interface CommandOptions {
  cwd: string
  env?: Readonly<Record<string, string>>
  /** Timeout in milliseconds; 45 minutes by default. */
  limit?: number
}

/** Runs a command to its end and collects its output. Never rejects: a command that cannot start is not ok. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, env, limit = 45 * 60_000 }: CommandOptions,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = startProcess(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    const late = setTimeout(() => {
      output += `\nstopped after ${Math.round(limit / 1000)} s\n`
      void endProcess(child)
    }, limit)
    const end = (ok: boolean) => {
      clearTimeout(late)
      resolve({ ok, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
