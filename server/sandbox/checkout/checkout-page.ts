import { CURRENCY_SYMBOL, formatUnits } from '@shuttle/domain'
import { escapeHtml } from '../pages/sandbox-page'
import type { CheckoutSession } from '../state/sandbox-state'
import { type CheckoutTexts, checkoutTexts } from './checkout-texts'
import { TEST_CARDS } from './pay-by-card'

const formatAmount = (session: CheckoutSession): string => {
  const symbol = CURRENCY_SYMBOL[session.currency as keyof typeof CURRENCY_SYMBOL] ?? `${session.currency} `
  return `${symbol}${formatUnits(session.amountCents)}`
}

const field = (id: string, label: string, attributes: string): string =>
  `<div class="field"><label for="${id}">${escapeHtml(label)}</label>
  <input id="${id}" name="${id}" required aria-describedby="${id}-wrong" ${attributes}><p class="wrong" id="${id}-wrong"></p></div>`

const document = (texts: CheckoutTexts, data: object, body: string): string =>
  `<!doctype html><html lang="${texts.htmlLang}"><head><meta charset="utf-8"><title>${escapeHtml(texts.title)} · ${escapeHtml(texts.sandbox)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/static/sandbox.css"><script defer src="/static/sandbox-card-form.js"></script></head>
<body data-page="${escapeHtml(JSON.stringify(data))}"><main>${body}</main></body></html>`

const note = (texts: CheckoutTexts): string =>
  `<p class="note"><strong>${escapeHtml(texts.sandbox)}</strong>${escapeHtml(texts.sandboxNote)}</p>`

/** Data of the page's script; read from `data-page`. */
export interface CheckoutPageData {
  sessionId: string
  /** Origin of the merchant's page; messages are posted to it only. */
  merchantOrigin: string
  millisecondsLeft: number
  texts: Omit<CheckoutTexts, 'pay' | 'cards'>
  cards: Record<string, string>
}

/** The card form of an open session, in the language that the merchant requested. */
export const checkoutPage = (session: CheckoutSession, at: { now: number; merchantOrigin: string }): string => {
  const texts = checkoutTexts(session.locale)
  const { pay, cards, ...plain } = texts
  const data: CheckoutPageData = {
    sessionId: session.id,
    merchantOrigin: at.merchantOrigin,
    millisecondsLeft: session.endsAt - at.now,
    texts: plain,
    cards: Object.fromEntries(TEST_CARDS.map((card) => [card.name, card.number])),
  }
  const chips = TEST_CARDS.map(
    (card) => `<button type="button" data-card="${card.name}">${escapeHtml(cards[card.name])}</button>`,
  )
  return document(
    texts,
    data,
    `${note(texts)}<h1>${escapeHtml(session.merchantName)}</h1><p>${escapeHtml(session.description)}</p>
<p class="sum">${escapeHtml(formatAmount(session))}</p>
<form novalidate><fieldset><legend>${escapeHtml(texts.testCards)}</legend><div class="cards">${chips.join('')}</div></fieldset>
${field('number', texts.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
${field('name', texts.name, 'autocomplete="cc-name" maxlength="60"')}
<div class="row">${field('month', `${texts.expiry} · ${texts.month}`, 'inputmode="numeric" autocomplete="cc-exp-month" maxlength="2" placeholder="01"')}
${field('year', texts.year, 'inputmode="numeric" autocomplete="cc-exp-year" maxlength="2" placeholder="39"')}
${field('securityCode', texts.code, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div>
<p id="outcome" role="status"></p><button class="pay" type="submit">${escapeHtml(pay(formatAmount(session)))}</button></form>`,
  )
}

/** The page of an address without an open checkout session; its script notifies the merchant's page. */
export const goneCheckoutPage = (merchantOrigin: string): string => {
  const texts = checkoutTexts('en')
  return document(
    texts,
    { merchantOrigin, explanation: texts.gone },
    `${note(texts)}<h1>${escapeHtml(texts.gone)}</h1>`,
  )
}
