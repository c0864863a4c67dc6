import type { PageTexts } from './page-texts'

export const en: PageTexts = {
  siteName: 'Bridge Shuttle Bus',
  noScript: 'Please turn JavaScript on, or use a newer browser, to buy tickets.',
  settingUp: 'The site is being set up. Please try again in a minute.',
  notAvailable: 'The site cannot be shown at the moment. Please try again in a minute.',
  badAddress: 'This address cannot be read. Please start again from the home page.',
  tooManyRequests: 'Too many requests came from your network. Please try again in a minute.',
  tryAgain: 'Try again',
  home: 'Home page',
}
