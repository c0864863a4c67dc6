import axe from 'axe-core'

/** Expects no axe violation in the rendered content, and that axe checked something. Colours need a real browser. */
export const expectAccessible = async (root: Element = document.body): Promise<void> => {
  const result = await axe.run(root, {
    selectors: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  })
  expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  expect(result.passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(3)
}
