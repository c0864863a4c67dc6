import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packStage } from './pack-stage'

/** As on the builder's machine under this umask: a folder of `mkdtemp` is private to its owner under every umask. */
const packUnder = (umask: number) => {
  const before = process.umask(umask)
  const stage = mkdtempSync(join(tmpdir(), 'stage-'))
  const file = `${stage}.tar.gz`
  try {
    mkdirSync(join(stage, 'server'))
    writeFileSync(join(stage, 'server', 'main.mjs'), '')
    writeFileSync(join(stage, 'server', 'tool'), '', { mode: 0o777 })
    packStage(stage, file, '1700000000')
    const lines = execFileSync('tar', ['-tvzf', file], { encoding: 'utf8' }).trim().split('\n')
    return {
      onDisk: (statSync(stage).mode & 0o777).toString(8),
      packed: lines.map((line) => [line.split(/\s+/).at(-1), line.slice(0, 10)]),
    }
  } finally {
    process.umask(before)
    for (const path of [stage, file]) rmSync(path, { recursive: true, force: true })
  }
}

it.each([0o022, 0o077])('the user of the service can enter and read all that is unpacked (umask %d)', (umask) => {
  const { onDisk, packed } = packUnder(umask)
  expect(onDisk).toBe('700')
  expect(packed).toEqual([
    ['./', 'drwxr-xr-x'],
    ['./server/', 'drwxr-xr-x'],
    ['./server/main.mjs', '-rw-r--r--'],
    ['./server/tool', '-rwxr-xr-x'],
  ])
})
