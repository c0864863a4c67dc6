/** @jest-environment jsdom */

import { aLineRow } from '../testing/recorded-answers'
import { homeContentFromWire } from './fetch-home-content'

const window = { beginTime: '2025-08-05 12:00:00', endTime: '2025-09-11 00:00:00' }
const dates = { from: Date.parse('2025-08-05T12:00:00+08:00'), until: Date.parse('2025-09-11T00:00:00+08:00') }
const answer = {
  responseData: [aLineRow],
  notice: [
    { title: 'N', content: 'text', ...window },
    { title: 'S', content: 'survey', survey: true, ...window },
  ],
  swiper: [{ img: '/b.svg', url: '/ticket_details', type: 'page' as const, params: '?xldm=HKGZHO', title: 'B' }],
  survey: { url: 'https://survey.example', ...window },
}

it('[D9.11] reads notices and banners beside the lines', () => {
  const content = homeContentFromWire(answer)
  expect(content.lines).toHaveLength(1)
  expect(content.notices).toEqual([
    { title: 'N', content: 'text', isAboutSurvey: false, ...dates },
    { title: 'S', content: 'survey', isAboutSurvey: true, ...dates },
  ])
  expect(content.survey).toEqual({ url: 'https://survey.example', ...dates })
})

it('purchase 2, home: reads picture, address, kind and parameters of a banner', () => {
  expect(homeContentFromWire(answer).banners).toEqual([
    { imageUrl: '/b.svg', title: 'B', kind: 'page', url: '/ticket_details', params: 'xldm=HKGZHO' },
  ])
  const { title: _, ...older } = { ...answer.swiper[0], img: '/c.svg', url: '', type: 'link' as const, params: '' }
  expect(homeContentFromWire({ ...answer, swiper: [older], survey: undefined })).toMatchObject({
    banners: [{ title: '', kind: 'link' }],
    survey: undefined,
  })
})
