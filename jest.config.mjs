const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
}
// Packages that ship ES modules only.
const esmOnly = ['jose', 'uuidv7', 'lucide-react', '@base-ui', 'tyme4ts', 'content-disposition', 'cookie']
const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/platform/src/testing/empty-style.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  rootDir: import.meta.dirname,
}

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared/{domain,wire,contracts,design-tokens},platform}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'browser-unit',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/platform/src/testing/jsdom-setup.cjs'],
      testMatch: ['<rootDir>/{shared/{api-client,calls,host,i18n,ui},shell,mf-*}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'service',
      testEnvironment: '<rootDir>/server/src/testing/embedded-database-environment.cjs',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
      // PGlite has one connection: only PostgreSQL can show a race.
      testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'],
    },
  ],
}
