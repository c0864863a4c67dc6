import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from './find-programs'
import { ServerFault } from './server-fault'
import { unprivilegedUser } from './unprivileged-user'

it('finds the programs of the npm package for this platform', () => {
  expect(findPrograms(unprivilegedUser(), { given: undefined })).toMatch(/native\/bin$/)
})

it('takes the folder that POSTGRES_BIN names', () => {
  expect(findPrograms({}, { given: '/opt/postgresql/bin' })).toBe('/opt/postgresql/bin')
})

it('refuses a platform that npm has no server for', () => {
  const find = () => findPrograms({}, { given: undefined, platform: 'sunos-sparc' })
  expect(find).toThrow(new ServerFault('no-programs', 'sunos-sparc'))
})

const NOBODY = { uid: 65_534, gid: 65_534 }

if (process.getuid?.() === 0)
  it('copies the programs to where an unprivileged user reaches them', () => {
    const cache = mkdtempSync(join(tmpdir(), 'programs-'))
    chmodSync(cache, 0o755)
    // A user that may not enter the folders of the package is played by one that no file lets in.
    const isReachable = findPrograms(NOBODY, { given: undefined, cache })
    expect(isReachable).toMatch(/native\/bin$/)
    rmSync(cache, { recursive: true, force: true })
  })
