import { isHongKongId } from './hong-kong-id'

describe('[A9.promotion.1] a Hong Kong identity card number', () => {
  // By hand for A123456: 36x9 + 10x8 + 1x7+2x6+3x5+4x4+5x3+6x2 = 481, and 481 + 3 is 44 x 11.
  it.each(['A123456(3)', 'a1234563', ' A123456(3) ', 'C123456(9)'])('%p is a Hong Kong identity card number', (id) =>
    expect(isHongKongId(id)).toBe(true),
  )
  it('AB987654(3) is a Hong Kong identity card number of two letters', () =>
    expect(isHongKongId('AB987654(3)')).toBe(true))
  it.each(['A123456(4)', 'A12345(3)', '440300199001011234', 'ABC123456(3)', '', 'E12345678'])(
    '%p is no Hong Kong identity card number',
    (id) => {
      expect(isHongKongId(id)).toBe(false)
    },
  )
})
