import { maskDocument } from './mask-document'

it.each([
  ['A123456(7)', '••••456(7)'],
  ['440101199001011234', '••••1234'],
  ['E12345678', '••••5678'],
  ['1234', '1234'],
  ['12', '12'],
  ['', ''],
])('a document number is masked: %j as %j', (number, shown) => {
  expect(maskDocument(number)).toBe(shown)
})
