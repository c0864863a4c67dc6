import type { Page } from '@playwright/test'

/** What staff see of a preview: the badge on every page, which ends it by one tap, and why a link was refused. */
export const preview = (page: Page) => ({
  badge: page.getByRole('complementary').getByRole('button'),
  refused: (texts: RegExp) => page.getByRole('main').getByText(texts),
})
