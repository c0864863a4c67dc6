import type { Page } from '@playwright/test'

/** Staff view of a preview: the badge on every page, which ends it by one tap, and the reason of a refused link. */
export const preview = (page: Page) => ({
  badge: page.getByRole('complementary').getByRole('button'),
  refused: (texts: RegExp) => page.getByRole('main').getByText(texts),
})
