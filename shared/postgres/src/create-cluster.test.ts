import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCluster } from './create-cluster'
import { ServerFault } from './server-fault'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cluster-'))
  folder = join(parent, 'postgres')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** Programs whose `initdb` runs these lines and fails, as when its folder is removed meanwhile. */
const failingPrograms = (lines: string): string => {
  writeFileSync(join(parent, 'initdb'), `#!/bin/sh\n${lines}\nrm -rf "$2"\nexit 1\n`)
  chmodSync(join(parent, 'initdb'), 0o755)
  return parent
}

it('createCluster accepts the cluster of a faster start that cleared this one', () => {
  const bin = failingPrograms(`mkdir "${folder}"; echo 18 > "${folder}/PG_VERSION"`)
  expect(() => createCluster(bin, folder, {})).not.toThrow()
})

it('createCluster refuses when neither start created a cluster, and leaves nothing behind', () => {
  expect(() => createCluster(failingPrograms('true'), folder, {})).toThrow(ServerFault)
  expect(existsSync(`${folder}.unfinished-${process.pid}`)).toBe(false)
})
