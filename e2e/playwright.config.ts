import { defineConfig } from '@playwright/test'
import { findChromium } from '@shuttle/platform/find-chromium'
import { CHROMIUM_ARGUMENTS } from './fixtures/launch-browser'

const executablePath = await findChromium()
/** The run that counts the tests needs a report; a developer needs lines. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
export default defineConfig({
  testDir: './journeys',
  globalSetup: './fixtures/prepare-data.ts',
  outputDir: '../test-results',
  workers: 3,
  // Guards against hanging tests: no test asserts the speed of a machine.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    // Screens are measured at rest; a story about motion overrides it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // A recording of every page costs a seventh of the time: `--trace on` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
})
