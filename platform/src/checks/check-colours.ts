/** Hex, rgb(), hsl(). Translucent black and white only shade what is below them and are allowed. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi
const SHADE = /^rgba?\(\s*(?:0[ ,]+0[ ,]+0|255[ ,]+255[ ,]+255)\s*[/,]/i

/**
 * Colours that a style sheet defines itself. All must come from the tokens: one primary colour, light and dark
 * (A9.colour.1).
 */
export const findColourFaults = (file: string, css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
    .match(COLOUR)
    ?.filter((colour) => !SHADE.test(colour))
    .map((colour) => `${file}: ${colour}`) ?? []
