import { mapHref } from './map-href'

const port = { name: 'Port & bridge', latitude: 22.3, longitude: 113.9 }

it('[D11.stops.11] the map of a stop names its place, and in simplified Chinese is one of the mainland', () => {
  expect(mapHref(port, 'en')).toBe('https://www.google.com/maps/search/?api=1&query=22.3%2C113.9')
  expect(mapHref(port, 'zh-hk')).toBe(mapHref(port, 'en'))
  expect(mapHref(port, 'zh-cn')).toBe(
    'https://uri.amap.com/marker?position=113.9%2C22.3&name=Port+%26+bridge&coordinate=wgs84&callnative=1',
  )
})
