import axe from 'axe-core'

/** Fewer satisfied rules mean that axe checked an empty or covered page. */
const LEAST_RULES = 5

/** Axe violations on the screen, without the rules that need layout: jsdom has none. */
export const findAxeViolations = async (): Promise<string[]> => {
  const { violations, passes } = await axe.run(document.body, {
    // A finding is reported by its HTML, so no selector is computed for each node; of a satisfied rule one node is enough.
    selectors: false,
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  })
  if (passes.length < LEAST_RULES) throw new Error(`axe found ${passes.length} rules satisfied only`)
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.html}`))
}
