import type { Page } from '@playwright/test'

/** The byte that is flipped, and its flipped value: one bit. */
const OFF = '0'
const ON = '1'
const isStyle = (file: string): boolean => file.endsWith('.css')
const toProperty = (file: string): string => `--mark-${file.replaceAll(/\W/g, '-')}`
/** A class of the app's own: a remote may have rules for its own classes only. */
const toClass = (app: string): string => `${app}__mark`
/** The text that ends with the byte. */
const toSeed = (file: string): string => (isStyle(file) ? `${toProperty(file)}:${OFF}` : `if(${OFF}`)
const toStatement = (file: string, app: string): string =>
  isStyle(file)
    ? `@layer remote{.${toClass(app)}{${toSeed(file)}}}`
    : `${toSeed(file)})localStorage.setItem(${JSON.stringify(`mark ${file}`)},"ran");`

/**
 * Adds text to a script or style that has no effect, and would set a mark if one of its bytes were different. The boot
 * script is not changed, because it is no file of its own.
 */
export const seedMark = (content: string, file: string, app: string): string =>
  /^(?!boot-script).*\.(js|css)$/.test(file) ? `${content}\n${toStatement(file, app)}\n` : content

/** Flips that byte. Throws when the file has no such text. */
export const flipByte = (body: Buffer, file: string): Buffer => {
  const seed = toSeed(file)
  // The text is in the last line.
  const at = body.lastIndexOf(seed)
  if (at < 0) throw new Error(`${file} has no byte to flip`)
  const flipped = Buffer.from(body)
  flipped.write(ON, at + seed.length - 1)
  return flipped
}

/**
 * Whether the flipped file of this name took effect: its script ran, now or in a previous document, or its style
 * applies.
 */
export const isMarked = (page: Page, file: string, app: string): Promise<boolean> =>
  page.evaluate(
    ([mark, name, property, on]) => {
      const element = document.body.appendChild(document.createElement('i'))
      element.className = name
      const value = getComputedStyle(element).getPropertyValue(property).trim()
      element.remove()
      return localStorage.getItem(mark) !== null || value === on
    },
    [`mark ${file}`, toClass(app), toProperty(file), ON] as const,
  )
