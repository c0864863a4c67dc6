import { areaName, checkAreaForm, readAreaForm } from './area-form'

const AREA = { code: ' shk ', nameZhHk: '蛇口', nameZhCn: '蛇口港', nameEn: 'Shekou ' }

test('[A8.region.1] accepts an area code in any case, and refuses an existing code at its field', () => {
  expect(readAreaForm(AREA)).toEqual({ ...AREA, code: 'SHK', nameEn: 'Shekou' })
  expect(readAreaForm({ ...AREA, code: 'ｓｈｋ' }).code).toBe('SHK')
  expect(checkAreaForm(AREA, ['HKG'])).toEqual({})
  expect(checkAreaForm(AREA, ['HKG', 'SHK'])).toEqual({ code: 'STAFF_AREA_EXISTS' })
  expect(areaName(AREA, 'zh-cn')).toBe('蛇口港')
})
