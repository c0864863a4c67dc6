import { checkContentText } from './check-content-text'

describe('[D5.42] a text for passengers', () => {
  it.each([
    ['', 'STAFF_CONTENT_TEXT_MISSING'],
    [' \n ', 'STAFF_CONTENT_TEXT_MISSING'],
    ['\u200b\u3164', 'STAFF_CONTENT_TEXT_MISSING'],
    ['12345', undefined],
    [' 12345 ', undefined],
    ['𠮷𠮷𠮷𠮷𠮷', undefined],
    ['123456', 'STAFF_CONTENT_TEXT_TOO_LONG'],
    ['a < b', undefined],
    ['a<3', undefined],
    ['<b>', 'STAFF_CONTENT_MARKUP'],
    ['</b>', 'STAFF_CONTENT_MARKUP'],
    ['<!--', 'STAFF_CONTENT_MARKUP'],
    ['<?', 'STAFF_CONTENT_MARKUP'],
  ])('a text for passengers with a limit of five characters, %j: %s', (text, code) =>
    expect(checkContentText(text, 5)).toBe(code),
  )

  it('a text for passengers that contains a script, closed or not, is refused', () => {
    for (const text of ['<script>alert(1)</script>', '<IMG src=x onerror=alert(1)'])
      expect(checkContentText(text, 100)).toBe('STAFF_CONTENT_MARKUP')
  })
})
