import axe from 'axe-core'

/** Fewer checked places mean that axe checked an empty or covered page. */
const LEAST_PLACES = 20

/** Axe violations on the screen, without the rules that need layout: jsdom has none. */
export const findAxeViolations = async (): Promise<string[]> => {
  const { violations, passes } = await axe.run(document.body, {
    // A finding is reported by its HTML, so no selector is computed for each node.
    selectors: false,
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  })
  const checked = passes.reduce((sum, pass) => sum + pass.nodes.length, 0)
  if (checked < LEAST_PLACES) throw new Error(`axe checked ${checked} places only`)
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}
