import { isRefundTextComplete, REFUND_REASONS, REFUND_TEXT_LIMIT } from './refund-reason'

describe('[A5.text.6] the text of a refund reason', () => {
  it.each(REFUND_REASONS.filter((reason) => reason !== 'other'))('a text is not needed for the reason %s', (reason) =>
    expect(isRefundTextComplete(reason, '')).toBe(true),
  )
  it('the text of a refund reason is needed for another reason, and blanks do not count', () => {
    expect(isRefundTextComplete('other', '')).toBe(false)
    expect(isRefundTextComplete('other', ' \n')).toBe(false)
    expect(isRefundTextComplete('other', 'too hot')).toBe(true)
  })
  it('the text of a refund reason has up to 200 characters, whatever their number of bytes', () => {
    expect(isRefundTextComplete('other', '𠮷'.repeat(REFUND_TEXT_LIMIT))).toBe(true)
    expect(isRefundTextComplete('other', 'a'.repeat(REFUND_TEXT_LIMIT + 1))).toBe(false)
    expect(isRefundTextComplete('illness', 'a'.repeat(REFUND_TEXT_LIMIT + 1))).toBe(false)
  })
})
