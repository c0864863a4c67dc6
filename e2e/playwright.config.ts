import { defineConfig } from '@playwright/test'
import { findChromium } from '@shuttle/platform/find-chromium'
import { CHROMIUM_ARGUMENTS } from './fixtures/launch-browser'

const executablePath = await findChromium()
/** The run that counts the tests wants a report; a person wants lines. */
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

export default defineConfig({
  testDir: './journeys',
  globalSetup: './fixtures/prepare-data.ts',
  outputDir: '../test-results',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  projects: [{ name: 'site' }],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
})
