import type { StaffGuides } from '@shuttle/wire/staff'
import { countBays, lastBayUsed, listGuides } from './guide-rows'

const guide = (code: string, content: object | null) => ({ code, name: code, revision: 'r', content })
const guides = {
  lines: [guide('HKGZHO', { bay: 3 }), guide('HKGMAC', { bay: 1 }), guide('ZHOHKG', null)],
  stops: [guide('HKG', { baysEn: 'Bay 1\nBay 2\nBay 3' }), guide('ZHO', null)],
  holidays: [guide('all', { days: '' })],
} as unknown as StaffGuides

it('[D11.stops.7] guides are listed by kind, and lines and stops agree about their bays', () => {
  expect(listGuides(guides).map(({ id }) => id)).toEqual([
    'lines HKGZHO',
    'lines HKGMAC',
    'lines ZHOHKG',
    'stops HKG',
    'stops ZHO',
    'holidays all',
  ])
  expect([countBays(guides, 'HKGZHO'), countBays(guides, 'ZHOHKG')]).toEqual([3, 0])
  expect([lastBayUsed(guides, 'HKG'), lastBayUsed(guides, 'ZHO')]).toEqual([3, 0])
})
