import { readBannerLink } from './read-banner-link'

const read = (link: string) => readBannerLink(link, '/webhtml/')

describe('[D5.43] the link of a banner', () => {
  it.each([
    ['/', { url: '/', params: '' }],
    [' /my_coupon ', { url: '/my_coupon', params: '' }],
    ['/webhtml/my_coupon', { url: '/my_coupon', params: '' }],
    ['/ticket_details?xllb=1&xldm=HKGZHO', { url: '/ticket_details', params: 'xllb=1&xldm=HKGZHO' }],
  ])('the link of a banner is a page of this site: %s', (link, expected) => expect(read(link)).toEqual(expected))

  it.each([
    '',
    'my_coupon',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/my_coupon#part',
    `/${'a'.repeat(300)}`,
  ])('the link of a banner is refused for %s', (link) => expect(read(link)).toBeUndefined())
})
