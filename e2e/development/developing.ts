import { join, resolve } from 'node:path'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import { startProcess } from '@shuttle/platform/processes'

const root = resolve(import.meta.dirname, '../..')
const READY = /^· open (\S+)$/m
/** A guard against hanging processes. */
const READY_WITHIN_MS = 300_000

/** `npm run dev` of a developer. */
export interface Developing {
  /** The address that it prints, with a trailing slash. */
  url: string
  /** Terminal output so far. */
  terminal: () => string
  /** Presses Ctrl-C. Returns the exit code. */
  interrupt: () => Promise<number | null>
}

/** Runs the command until it prints its address. Rejects with the output when it ends earlier. */
export const develop = async (
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Developing> => {
  const child = startProcess(process.execPath, ['--import', 'tsx', join(root, 'platform/src/dev/main.ts'), ...args], {
    cwd: root,
    // The channel ends the process when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...(await freeServicePorts()),
      ...environment,
    },
  })
  let terminal = ''
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  const ready = new Promise<string>((done) => {
    const collect = (part: Buffer) => {
      terminal += part.toString()
      const address = READY.exec(terminal)?.[1]
      if (address) done(address)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
  })
  const late = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  const url = await Promise.race([ready, ended.then(() => undefined)])
  clearTimeout(late)
  if (!url) throw new Error(`development did not start\n${terminal}`)
  return {
    url,
    terminal: () => terminal,
    interrupt: () => {
      child.kill('SIGINT')
      const slow = setTimeout(() => child.kill('SIGKILL'), 60_000)
      return ended.finally(() => clearTimeout(slow))
    },
  }
}
