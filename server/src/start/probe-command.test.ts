import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Probe } from '@shuttle/composer'
import { probeCommand } from './probe-command'

const folder = mkdtempSync(join(tmpdir(), 'shuttle-probe-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, endsWithinMs?: number) => {
  const program = join(folder, 'probe.sh')
  writeFileSync(program, `#!/bin/sh\n${script}\n`)
  chmodSync(program, 0o755)
  const record = { name: 'mf-a', version: '2' } as Parameters<Probe>[0]
  return probeCommand(program, 'https://tickets.test', endsWithinMs)(record)
}

describe('[D11.withdraw.2] a probe by a program', () => {
  it('a probe program that ends with 1 finds the version broken, by its last line', async () => {
    const result = await run('echo "opened 3 pages"; echo "$1 $2 of $3: /a throws"; exit 1')
    expect(result).toEqual({ finding: 'broken', what: 'mf-a 2 of https://tickets.test: /a throws' })
  })

  it.each([
    ['sound', 'exit 0'],
    ['unknown', 'exit 2'],
    ['unknown', 'kill -9 $$'],
  ])('is %s by "%s"', async (finding, script) => {
    expect((await run(script)).finding).toBe(finding)
  })

  it('a probe program that does not end in time, or cannot be started, finds nothing out', async () => {
    expect((await run('exec sleep 20', 100)).finding).toBe('unknown')
    const record = { name: 'mf-a', version: '2' } as Parameters<Probe>[0]
    expect((await probeCommand(join(folder, 'none'), '')(record)).finding).toBe('unknown')
  })
})
