import type { Browser } from 'playwright'
import { findChromium } from '../test-run/find-chromium'

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']

/** A headless browser; undefined where this machine has none, or no driver for it. */
export const openSmokeBrowser = async (): Promise<Browser | undefined> => {
  try {
    const executablePath = await findChromium()
    if (executablePath === undefined) return undefined
    // Remotes outside of the repository install the tool without the driver.
    const { chromium } = await import('playwright')
    return await chromium.launch({ executablePath, args: ARGUMENTS })
  } catch {
    return undefined
  }
}
