import { readAmount, readCount } from './read-number'

it.each([
  ['65', 6500],
  [' 65.5 ', 6550],
  ['HK$65.00', 6500],
  ['hkd 1,200', 120000],
  ['￥５８．００', 5800],
  ['65。50', 6550],
  ['1 200.00', 120000],
  ['1,234,567.89', 123456789],
  ['65.00 元', 6500],
  ['\u200e65\u200b', 6500],
  ['−5', -500],
  ['-HK$5.00', -500],
  ['', undefined],
  ['65,5', undefined],
  ['1,20', undefined],
  ['1.200,00', undefined],
  ['65.005', undefined],
  ['6 5', undefined],
  ['HK$', undefined],
])('reads the amount %j as %j cents', (typed, cents) => expect(readAmount(typed)).toBe(cents))

it.each([
  ['40', 40],
  [' ４０ ', 40],
  ['1,200', 1200],
  ['', undefined],
  ['4.5', undefined],
  ['-4', undefined],
  ['4e3', undefined],
  ['0x10', undefined],
])('reads the count %j as %j', (typed, count) => expect(readCount(typed)).toBe(count))
