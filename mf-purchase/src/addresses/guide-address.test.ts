import { readGuideCode } from './guide-address'

it.each([
  ['code=HKGZHORT', 'HKGZHORT'],
  ['code=HKG', 'HKG'],
  ['', ''],
  ['code=hkgzho', ''],
  ['code=HKGZ', ''],
  ['code=%3Cb%3E', ''],
  ['code=HKGZHORTX', ''],
])('[D11.stops.9] the code of the address %j is %j', (query, code) =>
  expect(readGuideCode(new URLSearchParams(query), 'code')).toBe(code),
)
