/** Sample rows and the demo, whose passwords are published. */
const DEMO = /(^|\/)(demo\/src|server\/src\/filling|src\/filling)\//

/** Throws when the source map of a built program has a module that fills sites with a demo. */
export const assertNoDemoSources = (program: string, sourceMap: string): void => {
  const { sources } = JSON.parse(sourceMap) as { sources: string[] }
  if (sources.length === 0) throw new Error(`${program} has a source map without sources`)
  const found = sources.find((source) => DEMO.test(source))
  if (found !== undefined) throw new Error(`${program} holds ${found}: production has no demo`)
}
