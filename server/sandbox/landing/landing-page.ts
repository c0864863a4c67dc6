import { CURRENCY_SYMBOL, formatUnits } from '@shuttle/domain'
import type { PaymentEnding } from '../money/take-money'
import { escapeHtml } from '../pages/sandbox-page'
import type { RequestedPayment } from '../state/sandbox-state'
import { type LandingTexts, landingTexts } from './landing-texts'

const document = (texts: LandingTexts, provider: string, body: string): string =>
  `<!doctype html><html lang="${texts.htmlLang}"><head><meta charset="utf-8"><title>${escapeHtml(provider)} · ${escapeHtml(texts.sandbox)}</title>
<link rel="icon" href="data:,"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/static/sandbox.css"></head><body><main>
<p class="note"><strong>${escapeHtml(texts.sandbox)}</strong>${escapeHtml(texts.note)}</p><h1>${escapeHtml(provider)}</h1>${body}</main></body></html>`

const formatAmount = ({ currency, amountCents }: RequestedPayment): string =>
  `${CURRENCY_SYMBOL[currency as keyof typeof CURRENCY_SYMBOL] ?? `${currency} `}${formatUnits(amountCents)}`

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** A provider's own page: the amount to pay, and the payer's options. No script: plain forms. */
export const landingPage = (provider: string, payment: RequestedPayment): string => {
  const texts = landingTexts(payment.locale)
  const choice = (name: 'pay' | 'fail' | 'cancel') =>
    `<p><button class="${name}" type="submit" name="choice" value="${name}">${escapeHtml(texts[name])}</button></p>`
  return document(
    texts,
    provider,
    `<p>${escapeHtml(payment.description)}</p><p class="sum">${escapeHtml(formatAmount(payment))}</p>
<form method="post" action="/landing/${encodeURIComponent(payment.id)}">${choice('pay')}${choice('fail')}${choice('cancel')}</form>`,
  )
}

/** The outcome, and the way back: a post to the merchant, cross-site and therefore without the merchant's cookie. */
export const endPage = (
  provider: string,
  payment: RequestedPayment,
  end: { result: PaymentEnding['result']; fields: Record<string, string> },
): string => {
  const texts = landingTexts(payment.locale)
  return document(
    texts,
    provider,
    `<p role="status" class="sum">${escapeHtml(texts.ended[end.result])}</p>
<form method="post" action="${escapeHtml(payment.returnUrl ?? '/')}">${hidden(end.fields)}
<button class="pay" type="submit">${escapeHtml(texts.back)}</button></form>`,
  )
}

/** Why nothing can be paid here; providers do not redirect such payers back. */
export const refusedPage = (provider: string, why: string): string =>
  document(landingTexts('en_US'), provider, `<p role="alert">${escapeHtml(why)}</p>`)
