import { errorTexts } from '@shuttle/i18n/errors'
import { createTranslate } from '@shuttle/i18n/translate'
import { texts as homeTexts } from '../../i18n/en'
import { texts } from '../../i18n/ticket-details/en'
import type { texts as reference } from '../../i18n/ticket-details/zh-hk'
import type { texts as homeReference } from '../../i18n/zh-hk'
import { toViolationMessage } from './use-confirm-order'

const sentenceFor = (violation: Parameters<typeof toViolationMessage>[0]) => {
  const message = toViolationMessage(violation, undefined)
  if ('code' in message) return errorTexts.en[message.code]
  if (!('text' in message)) throw new Error(`a sentence of the checkout: ${JSON.stringify(message)}`)
  return createTranslate<typeof reference & typeof homeReference>('en', { ...homeTexts, ...texts })(message.text)
}

it.each([
  ['DATE_MISSING', 'please select departure date first'],
  ['DATE_TOO_FAR', 'cannot buy tickets more than 3 months ahead'],
  ['DEPARTURE_SOLD_OUT', 'that session is sold out'],
  ['RETURN_TIME_MISSING', 'please select return time'],
  ['RETURN_DEPARTURE_SOLD_OUT', 'return session sold out'],
  ['RETURN_BEFORE_DEPARTURE', 'return date cannot be earlier than departure date'],
  ['PASSENGER_INFO_MISSING', 'please fill in passenger name and ID number'],
  ['CAPTCHA_MISSING', 'please fill in captcha'],
  ['SLIDE_MISSING', 'please slide to verify'],
] as const)('purchase 5: shows %s as the sentence of the specification', (violation, sentence) => {
  expect(sentenceFor(violation)).toBe(sentence)
})

it.each([
  ['TERMS_NOT_ACCEPTED', 'terms'],
  ['DATE_MISSING', 'date'],
  ['DATE_IN_PAST', 'date'],
  ['DATE_NOT_ON_SALE', 'date'],
  ['NO_PASSENGER', 'passengers'],
  ['CHILD_ALONE', 'passengers'],
  ['TOO_MANY_CHILDREN', 'passengers'],
  ['DEPARTURE_SOLD_OUT', 'fare'],
  ['RETURN_DEPARTURE_SOLD_OUT', 'fare'],
  ['RETURN_TIME_MISSING', 'returnDate'],
  ['RETURN_BEFORE_DEPARTURE', 'returnDate'],
  ['MEMBERS_ONLY_FARE', 'fare'],
  ['PASSENGER_INFO_MISSING', 'passengerInfo'],
  ['CAPTCHA_MISSING', 'captcha'],
  ['SLIDE_MISSING', 'captcha'],
] as const)('the violation %s leads to the section %s', (violation, section) => {
  expect(toViolationMessage(violation, undefined).section).toBe(section)
})

it('a missing return date is reported before its time', () => {
  expect(toViolationMessage('RETURN_TIME_MISSING', undefined)).toEqual({
    code: 'RETURN_TIME_MISSING',
    section: 'returnDate',
    hint: 'departure.chooseReturnDate',
  })
})

it('a missing return time leads to the departures once the return date is chosen', () => {
  expect(toViolationMessage('RETURN_TIME_MISSING', '2026-11-28').section).toBe('fare')
})
