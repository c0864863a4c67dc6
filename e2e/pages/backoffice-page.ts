import type { Page } from '@playwright/test'
import type { LanguageCode } from '@shuttle/contracts'
import { BACKOFFICE_TEXTS } from './backoffice-texts'

/** Elements of the back office: those of every page, and those of the pages of one task. */
export const backofficePage = (page: Page, language: LanguageCode) => {
  const texts = BACKOFFICE_TEXTS[language]
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const link = (name: string) => main.getByRole('link', { name, exact: true })
  const field = (name: string) => main.getByLabel(name, { exact: true })
  return {
    texts,
    needsAHand: page.getByRole('heading', { name: texts.needsAHand }),
    section: (name: string) => page.getByRole('navigation').getByRole('link', { name }),
    find: page.getByRole('searchbox', { name: texts.find, exact: true }),
    /** The button that opens a row; the end of a number is enough. */
    row: (name: string) => main.getByRole('rowheader', { name }).getByRole('button'),
    openOrder: page.getByRole('link', { name: texts.openOrder, exact: true }),
    review: link(texts.review),
    approve: (money: string) => button(texts.approve(money)),
    // In Chinese the navigation has the same text, without an order.
    refundTickets: page.locator('a[href*="hand_refund?orderNo="]', { hasText: texts.refundTickets }),
    chooseAll: button(texts.chooseAll),
    goOn: button(texts.goOn),
    boughtTwice: main.getByRole('radio', { name: texts.boughtTwice }),
    noFee: main.getByRole('radio', { name: texts.noFee }),
    feeReason: field(texts.feeReason),
    secondDecides: main.getByText(texts.secondDecides, { exact: true }),
    propose: (money: string) => button(texts.propose(money)),
    proposed: main.getByText(texts.proposed, { exact: true }),
    showProposal: link(texts.showProposal),
    ownProposal: page.getByText(texts.ownProposal),
    approveProposal: (money: string) => page.getByRole('button', { name: texts.approveProposal(money), exact: true }),
    /** The confirming button of a question. */
    sure: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
    tick: (name: string) => main.getByRole('checkbox', { name }),
    /** For the ticked rows. */
    pause: main.getByRole('region', { name: texts.chosen }).getByRole('button', { name: texts.pause, exact: true }),
    newNotice: link(texts.newNotice),
    field,
    publish: button(texts.publish),
    checkCode: button(texts.checkCode),
    outcome: main.getByRole('status', { name: texts.outcome }),
  }
}
