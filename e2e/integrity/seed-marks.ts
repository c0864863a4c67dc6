import type { Page } from '@playwright/test'

/** The byte that is flipped, and what it becomes: one bit. */
const OFF = '0'
const ON = '1'
const toProperty = (file: string): string => `--mark-${file.replaceAll(/\W/g, '-')}`
const toSeed = (file: string): string =>
  file.endsWith('.css')
    ? `:root{${toProperty(file)}:${OFF}}`
    : `if(${OFF})localStorage.setItem(${JSON.stringify(`mark ${file}`)},"ran");`

/**
 * Puts into a script or style something that does nothing, and would set a mark were one byte of it another. The boot
 * script stays as it is: it is no file of its own.
 */
export const seedMark = (content: string, file: string): string =>
  /^(?!boot-script).*\.(js|css)$/.test(file) ? `${content}\n${toSeed(file)}\n` : content

/** Flips that byte. Throws when the file has no such place. */
export const flipByte = (body: Buffer, file: string): Buffer => {
  const seed = toSeed(file)
  const at = body.indexOf(seed)
  if (at < 0) throw new Error(`${file} has no byte to flip`)
  const flipped = Buffer.from(body)
  flipped.write(ON, at + seed.indexOf(file.endsWith('.css') ? `:${OFF}` : `(${OFF}`) + 1)
  return flipped
}

/** Whether the flipped file of this name had its way: its script ran, now or in a document before, or its style is on. */
export const isMarked = (page: Page, file: string): Promise<boolean> =>
  page.evaluate(
    ([mark, property, on]) =>
      localStorage.getItem(mark) !== null ||
      getComputedStyle(document.documentElement).getPropertyValue(property).trim() === on,
    [`mark ${file}`, toProperty(file), ON] as const,
  )
