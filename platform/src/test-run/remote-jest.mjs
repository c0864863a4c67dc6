import { createRequire } from 'node:module'
import { join } from 'node:path'
import { transform, transformIgnorePatterns } from './jest-transform.mjs'

const require = createRequire(import.meta.url)

/** How the tests of one remote run by themselves, wherever its folder is. */
export const remoteJest = (rootDir) => ({
  rootDir,
  testEnvironment: require.resolve('jest-environment-jsdom'),
  setupFiles: [join(import.meta.dirname, '../testing/jsdom-setup.cjs')],
  setupFilesAfterEnv: [join(import.meta.dirname, '../testing/patience.cjs')],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, '../testing/empty-style.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform,
  transformIgnorePatterns,
})
