import type { Page } from '@playwright/test'
import type { Words } from './words'

export const home = (page: Page, words: Words) => ({
  line: page.getByRole('link', { name: words.hongKongToZhuhai }),
  tiles: page.getByRole('main').getByRole('link'),
  language: (name: string) => page.getByRole('radio', { name }),
})
