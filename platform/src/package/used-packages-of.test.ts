import { findImportedPackages, findPackageFolders, type LockedPackages } from './used-packages-of'

describe('the packages of an artefact', () => {
  it('the packages are the imports of the built service, by the name of their package', () => {
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
  it('the packages include all that they need, nested copies first, and one binary for this platform', () => {
    expect(findPackageFolders(packages, ['a'], (folder) => !folder.endsWith('darwin'))).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/bin-linux',
      'node_modules/c',
      'node_modules/d',
    ])
  })
  it('refuses a missing package, because the artefact would not start', () => {
    expect(() => findPackageFolders(packages, ['a', 'x'], () => true)).toThrow('x, which the service needs')
    expect(() => findPackageFolders(packages, ['a'], (folder) => folder !== 'node_modules/d')).toThrow('d, which')
  })
})
