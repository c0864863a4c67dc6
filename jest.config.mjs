import { existsSync, readFileSync } from 'node:fs'
import { transform, transformIgnorePatterns } from './platform/src/test-run/jest-transform.mjs'

/**
 * Modules run in a context of their own, where each access to a global name takes twenty times as long. These are never
 * replaced by a test, and no loaded module declares them at its top level (lucide-react declares `Map`).
 */
const INTRINSICS = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'Function', 'JSON', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakSet'],
]

const shared = {
  // Not in the folder for temporary files, which each run of `npm test` has for itself: what is transformed once is read by later runs.
  cacheDirectory: '<rootDir>/.cache/jest',
  transform,
  transformIgnorePatterns,
  moduleNameMapper: { '\\.css$': '<rootDir>/platform/src/testing/empty-style.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  setupFilesAfterEnv: ['<rootDir>/platform/src/testing/jest-timeouts.cjs'],
  rootDir: import.meta.dirname,
  sandboxInjectedGlobals: INTRINSICS,
}

/** `npm test` runs groups of files, each in one module registry (platform/src/test-run/group-tests.ts); by hand each runs alone. */
const grouped = (project, testMatch) => {
  const folder = `${import.meta.dirname}/.test-groups/${project}`
  if (!process.env.TEST_GROUPS || !existsSync(folder)) return testMatch
  const alone = JSON.parse(readFileSync(`${folder}/alone.json`, 'utf8'))
  return [`${folder}/*.cjs`, ...alone.map((file) => `<rootDir>/${file}`)]
}

/** Their screens (`*.test.tsx`) run in a document; the rest in Node, but for a file that names jsdom: a document costs a second. */
const BROWSER_PACKAGES = '{shared/{api-client,booking,calls,forms,host,i18n,queries,testing,ui},shell,mf-*}'

const SERVICE = {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/server/src/modules/money/payments/testing/share-sandbox-keys.ts'],
  globalSetup: '<rootDir>/platform/src/testing/start-database.ts',
  globalTeardown: '<rootDir>/platform/src/testing/end-database.ts',
}

/** Take seconds each: `npm run verify -- large` runs them, `npm test` does not (ADR-9 names their kinds). */
const LARGE = '\\.large\\.test\\.ts$'

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/platform/src/testing/jsdom-setup.cjs'],
      testMatch: grouped('unit', [
        '<rootDir>/{shared/{domain,wire,contracts,releases,design-tokens},platform}/**/*.test.ts',
        '<rootDir>/e2e/{proxy,faults,stories}/**/*.test.ts',
        `<rootDir>/${BROWSER_PACKAGES}/**/*.test.ts`,
      ]),
      testPathIgnorePatterns: ['\\.service\\.test\\.ts$', LARGE],
    },
    {
      ...shared,
      displayName: 'browser-unit',
      testEnvironment: '<rootDir>/platform/src/testing/remembered-styles-environment.cjs',
      setupFiles: [
        '<rootDir>/platform/src/testing/jsdom-setup.cjs',
        '<rootDir>/platform/src/testing/react-without-stacks.cjs',
      ],
      testMatch: grouped('browser-unit', [`<rootDir>/${BROWSER_PACKAGES}/**/*.test.tsx`]),
    },
    {
      ...shared,
      displayName: 'service',
      ...SERVICE,
      // Of the platform, what needs a running service.
      testMatch: grouped('service', [
        '<rootDir>/{server,composer,demo,shared/postgres}/**/*.test.ts',
        '<rootDir>/platform/**/*.service.test.ts',
      ]),
      testPathIgnorePatterns: [LARGE],
    },
    {
      ...shared,
      displayName: 'large',
      ...SERVICE,
      testMatch: grouped('large', ['<rootDir>/{server,composer,demo,shared,platform}/**/*.large.test.ts']),
    },
  ],
}
