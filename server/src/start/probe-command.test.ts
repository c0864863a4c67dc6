import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Probe } from '@shuttle/composer'
import { probeCommand } from './probe-command'

const folder = mkdtempSync(join(tmpdir(), 'shuttle-probe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const record = { name: 'mf-a', version: '2' } as Parameters<Probe>[0]
const program = join(folder, 'probe.sh')
const SITE = {
  site: 'https://tickets.test',
  signToken: ({ app, version }: { app: string; version: string }) => `token of ${app} ${version}`,
}
const run = (script: string, { args = '', endsWithinMs = 60_000 } = {}) => {
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o755)
  return probeCommand({ ...SITE, command: program + args, endsWithinMs })(record)
}

describe('[D11.withdraw.2] a probe by a program', () => {
  it('a probe program that ends with 1 finds the version broken, by its last line', async () => {
    const result = await run('echo "opened 3 pages"; echo "$*: /a throws"; exit 1', { args: ' release smoke' })
    expect(result).toEqual({ finding: 'broken', what: 'release smoke mf-a 2: /a throws' })
  })

  it('a probe program gets the site and a token of the version, and no secret of the service', async () => {
    process.env.CODE_SECRET = 'a secret of the service'
    try {
      expect((await run('echo "$RELEASE_SITE, $SMOKE_TOKEN, $CODE_SECRET."; exit 1')).what).toBe(
        'https://tickets.test, token of mf-a 2, .',
      )
    } finally {
      delete process.env.CODE_SECRET
    }
  })

  it.each([
    ['sound', 'exit 0', 'its pages open'],
    ['unknown', 'echo "there is no browser" >&2; exit 3', 'there is no browser'],
    ['unknown', 'kill -9 $$', /without a finding/],
  ])('is %s by "%s"', async (finding, script, what) => {
    expect(await run(script)).toEqual({ finding, what: typeof what === 'string' ? what : expect.stringMatching(what) })
  })

  it('a probe program that does not end in time is ended with all that it started, and finds nothing out', async () => {
    const started = join(folder, 'started')
    const result = await run(`trap "" TERM; (sleep 2; touch ${started}) & wait`, { endsWithinMs: 300 })
    expect(result).toEqual({ finding: 'unknown', what: `${program} did not end in time` })
    await new Promise((done) => setTimeout(done, 2500))
    expect(existsSync(started)).toBe(false)
  })

  it('a probe program that cannot be started finds nothing out', async () => {
    expect((await probeCommand({ ...SITE, command: join(folder, 'none') })(record)).finding).toBe('unknown')
  })
})
