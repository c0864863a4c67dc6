import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Move } from '@shuttle/releases'
import type { SiteAnswer } from './release-requests'

const root = resolve(__dirname, '../../../..')

/** Simulates another team's machine: a process that moves one app on command. */
export const spawnPublisher = (site: string, app: string, keyFile: string) => {
  const script = join(root, 'composer/src/releases/testing/publish-on-command.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, site, app, keyFile], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH },
  })
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    move: async (move: Move): Promise<SiteAnswer> => {
      child.stdin.write(`${JSON.stringify(move)}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error('the publisher ended without an answer')
      return JSON.parse(value) as SiteAnswer
    },
    end: (): void => void child.kill(),
  }
}
export type Publisher = ReturnType<typeof spawnPublisher>
