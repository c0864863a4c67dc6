import { checkArea } from './check-area'

const AREA = { code: 'SHK', nameZhHk: '蛇口', nameZhCn: '蛇口', nameEn: 'Shekou' }

describe('[A8.region.1] an area', () => {
  it('an area has a code of three capital letters and a name in each language', () => {
    expect(checkArea({ ...AREA, nameEn: 'x'.repeat(40) })).toEqual({})
    expect(checkArea({ code: 'shk', nameZhHk: '', nameZhCn: '<b>', nameEn: 'x'.repeat(41) })).toEqual({
      code: 'STAFF_AREA_CODE',
      nameZhHk: 'STAFF_CONTENT_TEXT_MISSING',
      nameZhCn: 'STAFF_CONTENT_MARKUP',
      nameEn: 'STAFF_CONTENT_TEXT_TOO_LONG',
    })
    for (const code of ['SH', 'SHKO', 'SH1', '']) expect(checkArea({ ...AREA, code }).code).toBe('STAFF_AREA_CODE')
  })
})
