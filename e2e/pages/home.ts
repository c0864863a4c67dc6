import type { Page } from '@playwright/test'
import type { JourneyTexts } from './texts'

export const home = (page: Page, texts: JourneyTexts) => ({
  line: page.getByRole('link', { name: texts.hongKongToZhuhai }),
  tiles: page.getByRole('main').getByRole('link'),
  language: (name: string) => page.getByRole('radio', { name }),
})
