import { findRules } from './find-rules'

const rule = (id: string, sentence: string) => ({ id, sentence, isOpen: false })
const RULES = [
  rule('P2.payment.3', 'Refunds and luggage notes are shown'),
  rule('P3.ticket.1', 'A refund is shown'),
  rule('D3.refund.1', 'Money returns'),
  rule('D3.refund.10', 'Its fee'),
]
const idsOf = (query: string) => findRules(RULES, query).map(({ id }) => id)

it('finds one rule by its whole id', () => {
  expect(idsOf('D3.refund.1')).toEqual(['D3.refund.1'])
})

it('finds the rules of a topic by the beginning of their ids', () => {
  expect(idsOf('D3.refund')).toEqual(['D3.refund.1', 'D3.refund.10'])
})

it('lists rules with the word as topic first, then as a whole word, then as a part', () => {
  expect(idsOf('refund')).toEqual(['D3.refund.1', 'D3.refund.10', 'P3.ticket.1', 'P2.payment.3'])
})

it('finds rules that contain every word, in any case', () => {
  expect(idsOf('Refund FEE')).toEqual(['D3.refund.10'])
  expect(idsOf('refund banana')).toEqual([])
})
