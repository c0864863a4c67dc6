/// <reference lib="dom" />
import type { CheckoutPageData } from '../checkout/checkout-page'
import type { CardOutcome } from '../checkout/pay-by-card'
import type { CheckoutMessage } from './checkout-message'

/** The card form of the hosted page: checks fields, sends the card, notifies the merchant's page. */
type PageData = CheckoutPageData | { merchantOrigin: string; explanation: string }

const data = JSON.parse(document.body.dataset.page ?? '{}') as PageData
const postToFrame = (message: CheckoutMessage): void => {
  if (window.parent !== window && data.merchantOrigin !== 'null')
    window.parent.postMessage(message, data.merchantOrigin)
}

const FIELDS = {
  number: { wrong: 'badNumber', isRight: (value: string) => /^\d{13,19}$/.test(value) },
  name: { wrong: 'badName', isRight: (value: string) => value !== '' },
  month: { wrong: 'badExpiry', isRight: (value: string) => /^(0[1-9]|1[0-2])$/.test(value) },
  year: { wrong: 'badExpiry', isRight: (value: string) => /^\d{2}$/.test(value) },
  securityCode: { wrong: 'badCode', isRight: (value: string) => /^\d{3,4}$/.test(value) },
} as const
type FieldName = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as FieldName[]

const getInput = (name: FieldName): HTMLInputElement => document.getElementById(name) as HTMLInputElement
const getText = (name: FieldName): string =>
  name === 'name' ? getInput(name).value.trim() : getInput(name).value.replace(/\D/g, '')

const runForm = (page: CheckoutPageData): void => {
  const form = document.querySelector('form') as HTMLFormElement
  const outcome = document.getElementById('outcome') as HTMLElement
  const button = form.querySelector('.pay') as HTMLButtonElement
  let isBusy = false

  const showMessage = (kind: 'bad' | 'good' | 'plain', text: string): void => {
    outcome.dataset.kind = kind
    outcome.textContent = text
  }
  const check = (name: FieldName): boolean => {
    const isRight = FIELDS[name].isRight(getText(name))
    getInput(name).setAttribute('aria-invalid', String(!isRight))
    const line = document.getElementById(`${name}-wrong`)
    if (line) line.textContent = isRight ? '' : page.texts[FIELDS[name].wrong]
    return isRight
  }
  const end = (): void => {
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
  }
  const timeOut = (): void => {
    end()
    showMessage('bad', page.texts.timeout)
    postToFrame({ event: 'timeout' })
  }
  const show = (answer: CardOutcome): void => {
    if (answer.result === 'timeout') {
      timeOut()
      return
    }
    if (answer.result === 'declined') {
      showMessage('bad', answer.gatewayCode === 'EXPIRED_CARD' ? page.texts.expiredCard : page.texts.declined)
      return
    }
    end()
    showMessage('good', page.texts.paid)
    const { resultIndicator, sessionVersion } = answer
    for (let time = 0; time < answer.times; time += 1)
      postToFrame({ event: 'complete', resultIndicator, sessionVersion })
  }
  const send = async (): Promise<void> => {
    isBusy = true
    button.setAttribute('aria-disabled', 'true')
    showMessage('plain', page.texts.paying)
    try {
      const response = await fetch(`/checkout/pay/${encodeURIComponent(page.sessionId)}/card`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, getText(name)]))),
      })
      isBusy = false
      button.removeAttribute('aria-disabled')
      if (response.ok) show((await response.json()) as CardOutcome)
      else showMessage('bad', page.texts.unreachable)
    } catch {
      isBusy = false
      button.removeAttribute('aria-disabled')
      showMessage('bad', page.texts.unreachable)
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = NAMES.filter((name) => !check(name))
    if (wrong[0]) getInput(wrong[0]).focus()
    else void send()
  })
  form.addEventListener('click', (event) => {
    const { card } = (event.target as HTMLElement).dataset
    if (card === undefined) return
    getInput('number').value = (page.cards[card] ?? '').replace(/(\d{4})(?=\d)/g, '$1 ')
    getInput('name').value = 'CHAN TAI MAN'
    getInput('month').value = '01'
    getInput('year').value = '39'
    getInput('securityCode').value = '100'
    for (const name of NAMES) check(name)
    button.focus()
  })
  for (const name of NAMES) {
    getInput(name).addEventListener('input', () => {
      if (getInput(name).getAttribute('aria-invalid') === 'true') check(name)
    })
  }
  window.setTimeout(() => !isBusy && timeOut(), Math.max(0, page.millisecondsLeft))
}

if ('sessionId' in data) runForm(data)
else postToFrame({ event: 'error', explanation: data.explanation })
