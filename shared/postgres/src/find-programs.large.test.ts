import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPrograms } from './find-programs'
import { ServerFault } from './server-fault'
import { unprivilegedUser } from './unprivileged-user'

it('findPrograms finds the programs of the npm package for this platform', () => {
  expect(findPrograms(unprivilegedUser(), { given: undefined })).toMatch(/native\/bin$/)
})

it('findPrograms uses the folder that POSTGRES_BIN names', () => {
  expect(findPrograms({}, { given: '/opt/postgresql/bin' })).toBe('/opt/postgresql/bin')
})

it('findPrograms refuses a platform that npm has no server for', () => {
  const find = () => findPrograms({}, { given: undefined, platform: 'sunos-sparc' })
  expect(find).toThrow(new ServerFault('no-programs', 'sunos-sparc'))
})

const NOBODY = { uid: 65_534, gid: 65_534 }

if (process.getuid?.() === 0)
  it('findPrograms copies programs below a closed folder to one that an unprivileged user can enter', () => {
    const parent = mkdtempSync(join(tmpdir(), 'programs-'))
    chmodSync(parent, 0o755)
    const closed = join(parent, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const found = join(closed, 'package')
    cpSync(resolve(findPrograms({}, { given: undefined }), '../..'), found, { recursive: true, verbatimSymlinks: true })
    const cache = join(parent, 'cache')
    const bin = findPrograms(NOBODY, { given: undefined, found, cache })
    expect(bin.startsWith(`${cache}/postgres-`)).toBe(true)
    expect(spawnSync(join(bin, 'postgres'), ['--version'], { ...NOBODY, cwd: '/' }).status).toBe(0)
    // Negative control: the programs in the closed folder do not run.
    expect(spawnSync(join(found, 'native/bin/postgres'), ['--version'], { ...NOBODY, cwd: '/' }).status).not.toBe(0)
    rmSync(parent, { recursive: true, force: true })
  })
