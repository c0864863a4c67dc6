/** @jest-environment jsdom */

import type { RegistryEntry } from '@shuttle/contracts'
import { callerOf, findRemoteVersion } from './find-caller'

const at = (stack: string) => Object.assign(new Error(), { stack })
const SHELL = 'https://t.test/webhtml/shell/1.0.0/main.a.js'
const REMOTE = 'https://t.test/webhtml/remotes/mf-x/1.2.3-abc/page-x.js?r=1'

describe('the caller of a guarded function', () => {
  it.each([
    ['Chrome', `Error\n    at window.<computed> (${SHELL}:1:2)\n    at run (${REMOTE}:3:4)\n    at ${SHELL}:5:6`],
    ['Chrome, without a name', `Error\n    at ${SHELL}:1:2\n    at ${REMOTE}:3:4`],
    [
      'Chrome, past frames of the engine',
      `Error\n    at a (${SHELL}:1:2)\n    at Array.forEach (<anonymous>)\n    at b (${REMOTE}:3:4)`,
    ],
    ['Safari', `call@${SHELL}:1:2\nrun@${REMOTE}:3:4\n@${SHELL}:5:6`],
  ])('the caller of a guarded function is read in %s', (_, stack) => expect(callerOf(at(stack))).toBe(REMOTE))

  it('the caller of a guarded function is undefined when no frame identifies it', () => {
    expect(callerOf(at(`Error\n    at a (${SHELL}:1:2)`))).toBeUndefined()
    expect(callerOf(at(''))).toBeUndefined()
  })
})

describe('the build of a file', () => {
  const elsewhere = { name: 'mf-y', version: '2.0.0', entry: 'https://cdn.test/y/2/entry.js' } as RegistryEntry
  it.each([
    ['on this site', REMOTE, { name: 'mf-x', version: '1.2.3-abc' }],
    ['on another origin', 'https://cdn.test/y/2/page.js', { name: 'mf-y', version: '2.0.0' }],
    ['of the shell', SHELL, undefined],
    ['of an extension', 'chrome-extension://abc/inject.js', undefined],
  ])('the build of a file is correct for a file %s', (_, address, build) => {
    const { name, version } = findRemoteVersion(address, [elsewhere]) ?? {}
    expect(name && { name, version }).toEqual(build)
  })
})
