import type { Page } from '@playwright/test'
import type { CouponStoryTexts } from './coupon-texts'

/**
 * The coupon row, the screen to choose, the screen to add one, and the confirmation of an order that they pay in full.
 */
export const coupons = (page: Page, texts: CouponStoryTexts) => {
  const row = page.getByRole('region', { name: texts.row, exact: true })
  return {
    row,
    choose: row.getByRole('button', { name: texts.choose, exact: true }),
    /** Takes the proposed coupon. */
    take: row.getByRole('button', { name: texts.take, exact: true }),
    /** Coupons that no choice of the trip makes usable, and what opens them. */
    folded: page.getByRole('group').filter({ hasText: texts.folded }),
    fold: page.getByText(texts.folded),
    coupon: (name: string) => page.getByRole('checkbox', { name, exact: true }).first(),
    unusable: page.getByRole('region', { name: texts.unusable, exact: true }),
    taken: page.locator('[data-bottom-bar] > *').filter({ visible: true }),
    done: page.getByRole('button', { name: texts.done, exact: true }),
    addByCode: page.getByRole('link', { name: texts.addByCode }),
    code: page.getByRole('textbox', { name: texts.code }),
    add: page.getByRole('button', { name: texts.add, exact: true }),
    toCoupons: page.getByRole('main').getByRole('button', { name: texts.toCoupons, exact: true }),
    /** The facts of the coupons that this screen lists. */
    details: page.getByRole('main').getByRole('listitem').getByText(texts.detail),
    confirm: page.getByRole('button', { name: texts.confirm, exact: true }),
    question: page.getByRole('alertdialog', { name: texts.question }),
    confirmForSure: page.getByRole('alertdialog').getByRole('button', { name: texts.confirm, exact: true }),
  }
}
