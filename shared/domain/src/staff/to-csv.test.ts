import { toCsv } from './to-csv'

const write = (...values: (string | number | undefined)[]) =>
  toCsv([{ header: 'value', value: (value: string | number | undefined) => value }], values).slice(
    '\uFEFFvalue\r\n'.length,
  )

describe('toCsv', () => {
  it('begins with a byte order mark and the headers, and ends every line with CR LF', () => {
    const columns = [
      { header: 'order', value: (order: { no: string; count: number }) => order.no },
      { header: 'tickets', value: (order: { no: string; count: number }) => order.count },
    ]
    expect(toCsv(columns, [{ no: 'B1', count: 2 }])).toBe('\uFEFForder,tickets\r\nB1,2\r\n')
    expect(toCsv(columns, [])).toBe('\uFEFForder,tickets\r\n')
  })

  it.each(['=1+1', '+852 1234 5678', '-2', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '  =cmd', '\u00a0=1'])(
    'makes no formula of %j',
    (text) => expect(write(text)).toBe(`'${text}\r\n`),
  )

  it.each(['26112154130276567045', '123456789012', '0012', '12E4567', '1e5'])(
    'writes the identifier %s as text, which no spreadsheet rounds',
    (text) => expect(write(text)).toBe(`'${text}\r\n`),
  )

  it.each(['12345678901', '0', '0.50', '130.00', 'T2611211234567890123', '2026-11-21', '10:00'])(
    'leaves %s as it is',
    (text) => expect(write(text)).toBe(`${text}\r\n`),
  )

  it.each([
    ['\t=1', `'\t=1\r\n`],
    ['\r=1', `"'\r=1"\r\n`],
    ['\n=1', `"'\n=1"\r\n`],
    ['=HYPERLINK("https://evil.example","B1")', `"'=HYPERLINK(""https://evil.example"",""B1"")"\r\n`],
  ])('makes no formula of %j, which begins with a blank or needs quotes', (text, field) =>
    expect(write(text)).toBe(field),
  )

  it.each([
    ['LAM, Ka Yan', '"LAM, Ka Yan"\r\n'],
    ['a "quoted" name', '"a ""quoted"" name"\r\n'],
    ['two\r\nlines', '"two\r\nlines"\r\n'],
    ['陳嘉欣 a=b', '陳嘉欣 a=b\r\n'],
    ['', '\r\n'],
  ])('writes the text %j so that it is read back unchanged', (text, field) => expect(write(text)).toBe(field))

  it('writes a number as a number, and an empty field for a missing value', () => {
    expect(write(-130.5, undefined)).toBe('-130.5\r\n\r\n')
  })
})
