/** Tiers of tests, as jest.config.mjs and the Playwright settings divide the files. */
export const TIERS = ['unit', 'screen', 'service', 'large', 'browser'] as const
export type Tier = (typeof TIERS)[number]

/** The tier of a file, from its path below the root; `undefined` for a file that is no test. */
export const findTier = (file: string): Tier | undefined => {
  if (/^e2e\/journeys\/.*\.spec\.ts$/.test(file)) return 'browser'
  if (!/\.test\.tsx?$/.test(file)) return undefined
  if (file.endsWith('.large.test.ts')) return 'large'
  if (/^(server|composer|demo|shared\/postgres)\/|\.service\.test\.ts$/.test(file)) return 'service'
  return file.endsWith('.tsx') ? 'screen' : 'unit'
}
