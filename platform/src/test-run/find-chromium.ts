import { existsSync } from 'node:fs'

/** The headless shell first: the same engine without window code needs a fifth less processor time. */
const DEBIAN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser of the tests: the machine's Chromium first, then Playwright's, if either exists. */
export const findChromium = async (): Promise<string | undefined> => {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = DEBIAN.find((path) => existsSync(path))
  if (found) return found
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}
