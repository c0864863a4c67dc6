import { type BannerContent, checkBanner } from './check-banner'

const BANNER: BannerContent = {
  titleZhHk: '週末去澳門',
  titleZhCn: '周末去澳门',
  titleEn: 'A weekend in Macau',
  picture: '/api/pictures/macau.svg',
  link: '/ticket_details?xllb=1',
  position: 1,
  from: 1000,
  until: 2000,
}
const check = (change: Partial<BannerContent>, storedLink?: string) =>
  checkBanner({ ...BANNER, ...change }, { now: 1500, base: '/webhtml/', storedLink })

describe('[D5.43] a banner', () => {
  it('a banner can be published with a picture, three languages, a page of this site and a position from 1 to 99', () => {
    for (const change of [{}, { position: 99 }, { titleEn: 'x'.repeat(40) }]) expect(check(change)).toEqual({})
  })

  it.each<[Partial<BannerContent>, object]>([
    [{ titleEn: '' }, { titleEn: 'STAFF_CONTENT_TEXT_MISSING' }],
    [{ titleEn: 'x'.repeat(41) }, { titleEn: 'STAFF_CONTENT_TEXT_TOO_LONG' }],
    [{ picture: '' }, { picture: 'STAFF_PICTURE_MISSING' }],
    [{ link: 'https://evil.example/' }, { link: 'STAFF_BANNER_LINK' }],
    [{ position: 0 }, { position: 'STAFF_BANNER_POSITION' }],
    [{ position: 100 }, { position: 'STAFF_BANNER_POSITION' }],
    [{ position: 1.5 }, { position: 'STAFF_BANNER_POSITION' }],
    [{ position: Number.NaN }, { position: 'STAFF_BANNER_POSITION' }],
    [{ until: 1500 }, { until: 'STAFF_WINDOW_OVER' }],
  ])('a banner is refused at its field with %j', (change, expected) => expect(check(change)).toEqual(expected))

  it('a banner may retain its external link, to that address alone', () => {
    const stored = 'https://www.hzmb.gov.hk/'
    expect(check({ link: stored }, stored)).toEqual({})
    expect(check({ link: `${stored}other` }, stored)).toEqual({ link: 'STAFF_BANNER_LINK' })
  })
})
