import { writeCsv } from './write-csv'

const cellOf = (value: string | number) => writeCsv([[value]]).slice(1, -2)

describe('a cell of a CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+852 9123 4567', "'+852 9123 4567"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =cmd', "'  =cmd"],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://a.test","x")', `"'=HYPERLINK(""http://a.test"",""x"")"`],
    ['CHAN, Tai Man', '"CHAN, Tai Man"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['陳大文', '陳大文'],
    [-1, '-1'],
  ])('of %j is %j', (value, cell) => {
    expect(cellOf(value)).toBe(cell)
  })

  it('stands in rows that a spreadsheet reads as UTF-8', () => {
    expect(
      writeCsv([
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('\uFEFFa,1\r\nb,2\r\n')
  })
})
