import { findImportedPackages, findPackageFolders, type LockedPackages } from './used-packages-of'

describe('what an artefact holds of the installed packages', () => {
  it('is what the built service imports, by the name of its package', () => {
    const code = [
      'import { readFileSync } from "node:fs";',
      'import crypto from "crypto";',
      'import * as external from "fastify";',
      "import z from 'zod/mini';",
      'import "@node-rs/argon2/wasm";',
      'import { own } from "./own.mjs";',
      'const late = await import("pino");',
      'const text = `import "nothing"`',
    ].join('\n')
    expect(findImportedPackages(code)).toEqual(['@node-rs/argon2', 'fastify', 'pino', 'zod'])
  })

  const packages: LockedPackages = {
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'bin-linux': '1', 'bin-darwin': '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { peerDependencies: { d: '1', e: '1' }, peerDependenciesMeta: { e: { optional: true } } },
    'node_modules/d': {},
    'node_modules/bin-linux': {},
    'node_modules/bin-darwin': {},
    'node_modules/developer': {},
  }
  it('with all that they need, nested copies first, and the binary of this machine alone', () => {
    expect(findPackageFolders(packages, ['a'], (folder) => !folder.endsWith('darwin'))).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/bin-linux',
      'node_modules/c',
      'node_modules/d',
    ])
  })
  it('and one that is missing is named: the artefact would not start', () => {
    expect(() => findPackageFolders(packages, ['a', 'x'], () => true)).toThrow('x, which the service needs')
    expect(() => findPackageFolders(packages, ['a'], (folder) => folder !== 'node_modules/d')).toThrow('d, which')
  })
})
