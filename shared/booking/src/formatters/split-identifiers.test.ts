import { splitIdentifiers } from './split-identifiers'

const identifiersOf = (text: string) => splitIdentifiers(text).filter((_, index) => index % 2 === 1)

it.each([
  ['Order 2611210000000001 is paid', ['2611210000000001']],
  ['退款 R-2611210001-1 已完成', ['R-2611210001-1']],
  ['No. V-1', ['V-1']],
  ['write to jo.smith+bus@tickets.example', ['jo.smith+bus@tickets.example']],
  ['電話：+852 2888 0000', ['+852 2888 0000']],
  ['masked j***@demo.test, again', ['j***@demo.test']],
  ['We e-mail jo@demo.test.', ['jo@demo.test']],
])('[D11.format.3] %p has the identifiers %p', (text, found) => expect(identifiersOf(text)).toEqual(found))

it.each(['HK$1,234.00', '06:00–23:59', '2026年11月21日 星期六', 'Saturday, 28 November 2026', '20% within 2 hours'])(
  '[D11.format.3] %p is text without an identifier',
  (text) => expect(splitIdentifiers(text)).toEqual([text]),
)

it('the parts of a text are the whole text', () => {
  const text = 'Orders B202611222036 and B202611222037-1.'
  expect(splitIdentifiers(text).join('')).toBe(text)
})
