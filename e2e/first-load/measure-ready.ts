import type { Browser, Page } from '@playwright/test'

/** Slow 4G as defined by the browser's own tools, and a phone's processor. */
const LATENCY_MS = 562.5
const BYTES_A_SECOND = (1.44 * 1024 * 1024) / 8
const SLOWDOWN = 4

const LANGUAGE = 'en-GB'

/** As a text: a compiler would give the function a helper that the page does not have. */
const markWhenDrawn = (selector: string): string => `requestAnimationFrame(function check() {
  if (document.querySelector(${JSON.stringify(selector)})) performance.mark('ready')
  else requestAnimationFrame(check)
})`

/**
 * Milliseconds from the start of a visit until `ready` is drawn, on a slow phone; with an empty cache unless `isWarm`.
 * `prepare` runs before, such as a sign-in.
 */
export const measureReady = async (
  browser: Browser,
  url: string,
  ready: string,
  { isWarm = false, prepare }: { isWarm?: boolean; prepare?: (page: Page) => Promise<void> } = {},
): Promise<number> => {
  const context = await browser.newContext({ locale: LANGUAGE, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  // A guard: a measurement waits for slow pages.
  context.setDefaultTimeout(300_000)
  await page.addInitScript({ content: markWhenDrawn(ready) })
  await prepare?.(page)
  if (isWarm) {
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url)
  const time = await page.waitForFunction(() => performance.getEntriesByName('ready')[0]?.startTime)
  const milliseconds = (await time.jsonValue()) ?? Number.NaN
  await context.close()
  return milliseconds
}

/** A quarter of the values is lower: other load of a machine only ever delays, so this varies less than the median. */
export const lowerQuartile = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN
}
