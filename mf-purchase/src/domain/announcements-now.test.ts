/** @jest-environment jsdom */

import type { Banner } from '@shuttle/calls'
import { bannersToShow, bannerTarget, isOpenAt } from './announcements-now'

const banner = (change: Partial<Banner>): Banner => ({
  imageUrl: '/b.svg',
  title: 'B',
  kind: 'page',
  url: '/ticket_details',
  params: 'xldm=HKGZHO',
  ...change,
})

it('[P1.home.2, P2.home.6] the survey is open from 2025-08-05 12:00 until 2025-09-10 24:00, at no other time', () => {
  const window = { from: Date.parse('2025-08-05T12:00:00+08:00'), until: Date.parse('2025-09-11T00:00:00+08:00') }
  expect([window.from - 1, window.from, window.until - 1, window.until].map((now) => isOpenAt(window, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('[P2.home.4] a banner for a page takes its parameters as query, a link is an external address', () => {
  expect(bannerTarget(banner({}))).toBe('/ticket_details?xldm=HKGZHO')
  expect(bannerTarget(banner({ params: '' }))).toBe('/ticket_details')
  expect(bannerTarget(banner({ kind: 'link', url: 'https://a.example/?b=1' }))).toBe('https://a.example/?b=1')
})

it.each(['', 'javascript:alert(1)', 'ftp://a.example', 'nothing'])('a link to %j leads nowhere', (url) =>
  expect(bannerTarget(banner({ kind: 'link', url }))).toBeUndefined(),
)

it('a banner whose page has no owner is held back', () => {
  const banners = [banner({}), banner({ url: '/airline' }), banner({ kind: 'link', url: '' })]
  expect(bannersToShow(banners, (path) => path === '/ticket_details')).toEqual([banners[0], banners[2]])
})
