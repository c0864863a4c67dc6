import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../..')

const develop = (...args: string[]) => {
  const done = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'platform/src/dev/main.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'eighty', INIT_CWD: root },
  })
  return { code: done.status, output: done.stdout + done.stderr }
}

describe('the development command refuses to start', () => {
  it('refuses an unknown remote in one line, with the existing names', () => {
    const { code, output } = develop('mf-unknown')
    expect(code).toBe(1)
    expect(output).toMatch(/^No remote is called mf-unknown: there are mf-[^\n]+\.\n$/)
  })
  it('refuses an invalid setting in one line', () => {
    const { code, output } = develop('mf-account')
    expect(code).toBe(1)
    expect(output).toBe('PORT: a port expected, not "eighty"\n')
  })
})
