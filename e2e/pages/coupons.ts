import type { Page } from '@playwright/test'
import type { CouponStoryWords } from './coupon-words'

/** The coupon row, the screen to choose, the screen to add one, and the confirmation of an order they pay whole. */
export const coupons = (page: Page, words: CouponStoryWords) => {
  const row = page.getByRole('region', { name: words.row, exact: true })
  return {
    row,
    choose: row.getByRole('button'),
    coupon: (name: string) => page.getByRole('checkbox', { name, exact: true }).first(),
    unusable: page.getByRole('region', { name: words.unusable, exact: true }),
    taken: page.locator('[data-bottom-bar]').filter({ visible: true }),
    done: page.getByRole('button', { name: words.done, exact: true }),
    addByCode: page.getByRole('link', { name: words.addByCode }),
    code: page.getByRole('textbox', { name: words.code }),
    add: page.getByRole('button', { name: words.add, exact: true }),
    toCoupons: page.getByRole('main').getByRole('button', { name: words.toCoupons, exact: true }),
    /** What is said of the coupons that this screen lists. */
    facts: page.getByRole('main').getByRole('listitem').getByText(words.fact),
    confirm: page.getByRole('button', { name: words.confirm, exact: true }),
    question: page.getByRole('alertdialog', { name: words.question }),
    confirmForSure: page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }),
  }
}
