import { lineHref, stopHref } from './guide-href'

it('[D11.stops.9] the pages of a line and of a stop are named by their codes', () => {
  expect(lineHref('HKGZHORT')).toBe('/line?code=HKGZHORT')
  expect(stopHref('HKG')).toBe('/stop?code=HKG')
  expect(stopHref('HKG', 'HKGZHO')).toBe('/stop?code=HKG&line=HKGZHO')
})
