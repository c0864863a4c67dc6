/** Hex, rgb(), hsl(); black and white that only shade what lies below them are no colours of their own. */
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\([^)]*\)/gi
const SHADE = /^rgba?\(\s*(?:0[ ,]+0[ ,]+0|255[ ,]+255[ ,]+255)\s*[/,]/i

/** Colours a style sheet has of its own. All come from the tokens, so that there is one primary colour, light and dark (accounts 9). */
export const findColourFaults = (file: string, css: string): string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
    .match(COLOUR)
    ?.filter((colour) => !SHADE.test(colour))
    .map((colour) => `${file}: ${colour}`) ?? []
