import axe from 'axe-core'

/** What axe finds on the screen, colours apart: jsdom draws nothing. Throws when there was nothing to look at. */
export const axeFindings = async (): Promise<string[]> => {
  const { violations, passes } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const looked = passes.reduce((sum, pass) => sum + pass.nodes.length, 0)
  if (looked < 20) throw new Error(`axe looked at ${looked} places only`)
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}
