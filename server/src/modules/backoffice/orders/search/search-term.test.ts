import { readFreeText } from './search-term'

describe('free text of a search', () => {
  it.each([
    ['an order number', '26112112345678901234', { kind: 'order', text: '26112112345678901234' }],
    ['an order number in groups', ' 261121 12345678 901234 ', { kind: 'order', text: '26112112345678901234' }],
    ['a ticket number', 't2611211234567890123', { kind: 'ticket', text: 'T2611211234567890123' }],
    ['a pickup code', 'ABCD2345EFGH6789', { kind: 'pickup', text: 'ABCD2345EFGH6789' }],
    ['a pickup code in groups, small', 'abcd 2345-efgh 6789', { kind: 'pickup', text: 'ABCD2345EFGH6789' }],
    ['a pickup code in wide letters', 'ＡＢＣＤ２３４５ＥＦＧＨ６７８９', { kind: 'pickup', text: 'ABCD2345EFGH6789' }],
    ['an address', 'Ming@Mail.Test', { kind: 'email', text: 'ming@mail.test' }],
    [
      'an order number with invisible marks',
      '\u200e261121‑12345678901234',
      { kind: 'order', text: '26112112345678901234' },
    ],
    ['a pickup code by long dashes', 'ABCD–2345–EFGH–6789', { kind: 'pickup', text: 'ABCD2345EFGH6789' }],
    ['an address in wide signs', 'Ming＠Mail．Test', { kind: 'email', text: 'ming@mail.test' }],
    ['the end of a document', '456(7)', { kind: 'idTail', text: '4567' }],
    ['a whole document, by its end alone', 'A123456(7)', { kind: 'idTail', text: '4567' }],
    ['a mainland document, by its end alone', '11010519491231002X', { kind: 'idTail', text: '002X' }],
    ['a name', 'CHAN  Tai Man', { kind: 'name', text: 'chan tai man' }],
    ['a name of four letters', 'Chan', { kind: 'name', text: 'chan' }],
    ['a Chinese name', '陳大文', { kind: 'name', text: '陳大文' }],
    ['a name with a wildcard in it', '100%', { kind: 'name', text: '100%' }],
    ['nothing', '  ', undefined],
  ])('free text is read as %s', (_, typed, term) => {
    const read = readFreeText(typed)
    expect(read && { kind: read.kind, text: read.text }).toEqual(term)
  })

  it.each([
    ['a flight number', 'CX88', 'flight', 'CX0088'],
    ['a flight number of five signs', 'cx 5042', 'flight', 'CX5042'],
    ['a telephone number', '9123 4567', 'phone', '91234567'],
    ['a telephone number with full stops', '(852) 9123.4567', 'phone', '85291234567'],
    ['a telephone number with a slash', '9123/4567', 'phone', '91234567'],
    ['a telephone number of a link', 'tel:+85291234567', 'phone', '85291234567'],
    ['a part of an address', 'chan1234', 'email', 'chan1234'],
    ['a part of an address, without a digit', 'passenger', 'email', 'passenger'],
    ['a name in the letters of a document', 'Müller', 'name', 'mueller'],
    ['a name without full stops', 'Smith Jr.', 'name', 'smith jr'],
    ['a name without the comma of a document', 'ĐẶNG, Thị', 'name', 'dang thi'],
    ['a name without the slash of a boarding pass', 'CHAN/TAI MAN', 'name', 'chan tai man'],
    ['a part of an address of digits alone', '88812345', 'email', '88812345'],
    ['a part of an address of five digits', '88812', 'email', '88812'],
    ['a document of digits alone', '88812345', 'idTail', '2345'],
  ])('free text may also be %s', (_, typed, kind, text) => {
    const read = readFreeText(typed)
    expect([read, ...(read?.others ?? [])]).toContainEqual(expect.objectContaining({ kind, text }))
  })

  it('reads a plain number as a telephone first, and one in groups never as a document', () => {
    expect(readFreeText('91234567')?.kind).toBe('phone')
    expect(readFreeText('9123 4567')).toEqual({ kind: 'phone', text: '91234567' })
  })
})
