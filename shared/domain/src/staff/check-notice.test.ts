import { checkNotice, type NoticeContent } from './check-notice'

const NOTICE: NoticeContent = {
  titleZhHk: '路面工程',
  titleZhCn: '路面工程',
  titleEn: 'Road works',
  contentZhHk: '往澳門的車程約多十分鐘。',
  contentZhCn: '往澳门的车程约多十分钟。',
  contentEn: 'Rides to Macau take about ten minutes longer.',
  from: 1000,
  until: 2000,
}

describe('[D5.42] a notice', () => {
  it('a notice can be published with three languages and a time that has not passed', () => {
    expect(checkNotice(NOTICE, 1999)).toEqual({})
    expect(checkNotice({ ...NOTICE, titleEn: 'x'.repeat(60), contentEn: 'x'.repeat(500) }, 0)).toEqual({})
  })

  it('a notice is reported with all invalid fields at once', () => {
    const wrong = { titleEn: ' ', titleZhHk: '<b>', contentZhCn: '长'.repeat(501), contentEn: 'x'.repeat(500) }
    expect(checkNotice({ ...NOTICE, ...wrong, until: 1000 }, 0)).toEqual({
      titleEn: 'STAFF_CONTENT_TEXT_MISSING',
      titleZhHk: 'STAFF_CONTENT_MARKUP',
      contentZhCn: 'STAFF_CONTENT_TEXT_TOO_LONG',
      until: 'STAFF_WINDOW_INVALID',
    })
    expect(checkNotice({ ...NOTICE, titleEn: 'x'.repeat(61) }, 2000)).toEqual({
      titleEn: 'STAFF_CONTENT_TEXT_TOO_LONG',
      until: 'STAFF_WINDOW_OVER',
    })
  })
})
