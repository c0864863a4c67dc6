import { checkStaffArea } from './check-staff-area'

const AREA = { code: 'SHK', nameZhHk: '蛇口', nameZhCn: '蛇口港', nameEn: 'Shekou ' }

test('[A8.region.1] refuses an existing code at its field', () => {
  expect(checkStaffArea(AREA, ['HKG'])).toEqual({})
  expect(checkStaffArea({ ...AREA, nameEn: ' ' }, ['HKG', 'SHK'])).toEqual({
    code: 'STAFF_AREA_EXISTS',
    nameEn: 'STAFF_CONTENT_TEXT_MISSING',
  })
})
