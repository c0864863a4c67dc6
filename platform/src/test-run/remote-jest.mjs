import { join } from 'node:path'
import { transform, transformIgnorePatterns } from './jest-transform.mjs'

/** Jest configuration of one remote by itself, wherever its folder is. */
export const remoteJest = (rootDir) => ({
  rootDir,
  testEnvironment: join(import.meta.dirname, '../testing/screen-environment.cjs'),
  setupFiles: [join(import.meta.dirname, '../testing/jsdom-setup.cjs')],
  setupFilesAfterEnv: [join(import.meta.dirname, '../testing/jest-timeouts.cjs')],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, '../testing/empty-style.cjs') },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform,
  transformIgnorePatterns,
})
