/** Source of a rule of shared/domain, and the test beside it. */
export const inDomain = (name: string) => ({
  source: `shared/domain/src/${name}.ts`,
  test: `shared/domain/src/${name}.test.ts`,
})
