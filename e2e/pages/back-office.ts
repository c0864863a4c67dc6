import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { OFFICE_TEXTS } from './back-office-texts'

/** Elements of the back office: those of every page, and those of the pages of one task. */
export const backOffice = (page: Page, language: LanguageCode) => {
  const words = OFFICE_TEXTS[language]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const field = (name: string) => main.getByLabel(name, { exact: true })
  return {
    words,
    needsAHand: page.getByRole('heading', { name: words.needsAHand }),
    section: (name: string) => page.getByRole('navigation').getByRole('link', { name }),
    find: page.getByRole('searchbox', { name: words.find, exact: true }),
    /** The button that opens a row; the end of a number is enough. */
    row: (name: string) => main.getByRole('rowheader', { name }).getByRole('button'),
    openOrder: page.getByRole('link', { name: words.openOrder, exact: true }),
    review: link(words.review),
    approve: (money: string) => button(words.approve(money)),
    // In Chinese the navigation has the same text, without an order.
    refundTickets: page.locator('a[href*="hand_refund?orderNo="]', { hasText: words.refundTickets }),
    chooseAll: button(words.chooseAll),
    goOn: button(words.goOn),
    boughtTwice: main.getByRole('radio', { name: words.boughtTwice }),
    noFee: main.getByRole('radio', { name: words.noFee }),
    feeReason: field(words.feeReason),
    secondDecides: main.getByText(words.secondDecides, { exact: true }),
    propose: (money: string) => button(words.propose(money)),
    proposed: main.getByText(words.proposed, { exact: true }),
    showProposal: link(words.showProposal),
    ownProposal: page.getByText(words.ownProposal),
    approveProposal: (money: string) => page.getByRole('button', { name: words.approveProposal(money), exact: true }),
    /** The confirming button of a question. */
    sure: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
    tick: (name: string) => main.getByRole('checkbox', { name }),
    /** For the ticked rows. */
    pause: main.getByRole('region', { name: words.chosen }).getByRole('button', { name: words.pause, exact: true }),
    newNotice: link(words.newNotice),
    field,
    publish: button(words.publish),
    checkCode: button(words.checkCode),
    outcome: main.getByRole('status', { name: words.outcome }),
  }
}
