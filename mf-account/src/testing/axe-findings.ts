import axe from 'axe-core'

/** What axe finds on the screen, apart from what must be drawn to be judged: jsdom draws nothing. Throws when there was nothing to look at. */
export const axeFindings = async (): Promise<string[]> => {
  const { violations, passes } = await axe.run(document.body, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  })
  const looked = passes.reduce((sum, pass) => sum + pass.nodes.length, 0)
  if (looked < 20) throw new Error(`axe looked at ${looked} places only`)
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}
