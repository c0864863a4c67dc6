import {
  ageOn,
  checkTravelDocument,
  filterDocumentNumber,
  filterTravelName,
  fitsAge,
  formatDocumentName,
  normalizeTravelDocument,
  type TravelDocument,
  toPrintedLetters,
} from './travel-document'

const travelDocument: TravelDocument = {
  lastName: "O'BRIEN",
  firstName: 'MARY-ANN LEE',
  documentType: 'passport',
  documentNumber: 'K1234567',
  gender: 'female',
  birthDate: '1990-05-01',
  nationality: 'Chinese',
  telephone: '',
}
const ticket = { type: 'adult', today: '2026-11-21', travelDate: '2026-11-28' } as const
const faults = (
  change: Partial<TravelDocument>,
  type: 'adult' | 'child' | 'elderly' | 'infant' | 'student' = 'adult',
) => checkTravelDocument({ ...travelDocument, ...change }, { ...ticket, type })

it('a passenger with valid fields has no fault', () => expect(faults({})).toEqual({}))

describe('names of travel documents', () => {
  it.each([
    ['o’brien', "O'BRIEN"],
    ['Mary–Ann', 'MARY-ANN'],
    ['ＣＨＡＮ　Ｔａｉ', 'CHAN TAI'],
    ['陳CHAN', 'CHAN'],
    ['A1·B😀', 'AB'],
    ['José', 'JOSE'],
    ['Đặng', 'DANG'],
    ['Søren', 'SOEREN'],
    ['Łukasz', 'LUKASZ'],
    ['Müller', 'MUELLER'],
    ['Mu\u0308ller', 'MUELLER'],
    ['Åse Ærø', 'AASE AEROE'],
    ['Þór Guðmundsson', 'THOR GUDMUNDSSON'],
    ['Weiß', 'WEISS'],
    ['İnönü Işık', 'INOENUE ISIK'],
    ['Nuñez', 'NUNEZ'],
    ['Щукин', 'SHCHUKIN'],
    ['KING JR.', 'KING JR'],
    ['ＳＴ．　ＪＯＨＮ', 'ST JOHN'],
    ['O´Brien', "O'BRIEN"],
    [' LEE ', 'LEE '],
  ])('%s becomes %s while it is typed', (typed, result) => expect(filterTravelName(typed)).toBe(result))
  it.each([
    ['', 'TRAVEL_NAME_INVALID'],
    ['JR.', 'TRAVEL_NAME_INVALID'],
    ['-', 'TRAVEL_NAME_INVALID'],
    ['chan', 'TRAVEL_NAME_INVALID'],
    ['陳', 'TRAVEL_NAME_INVALID'],
    ['A', undefined],
    ['A'.repeat(40), undefined],
    ['A'.repeat(41), 'TRAVEL_NAME_INVALID'],
  ])('the last name %j is checked: %p', (lastName, expected) => expect(faults({ lastName }).lastName).toBe(expected))
})

describe('a document number has 5 to 32 letters or digits', () => {
  it('small and full-width letters become capital ones', () => {
    expect(filterDocumentNumber('k12 34-５６７')).toBe('K1234567')
    expect(filterDocumentNumber('A'.repeat(33))).toHaveLength(32)
  })
  it.each([
    ['1234', 'DOCUMENT_NUMBER_INVALID'],
    ['12345', undefined],
    ['A'.repeat(32), undefined],
    ['A'.repeat(33), 'DOCUMENT_NUMBER_INVALID'],
    ['k1234567', 'DOCUMENT_NUMBER_INVALID'],
    ['K123 567', 'DOCUMENT_NUMBER_INVALID'],
  ])('the document number %s is checked: %p', (documentNumber, expected) =>
    expect(faults({ documentNumber }).documentNumber).toBe(expected),
  )
})

describe('a nationality has 2 to 15 English letters or Chinese characters', () => {
  it.each([
    ['C', 'NATIONALITY_INVALID'],
    ['CN', undefined],
    ['中国', undefined],
    ['New Zealand', undefined],
    ['A'.repeat(15), undefined],
    ['A'.repeat(16), 'NATIONALITY_INVALID'],
    ['中国China', 'NATIONALITY_INVALID'],
    ['U.K.', 'NATIONALITY_INVALID'],
  ])('the nationality %s is checked: %p', (nationality, expected) =>
    expect(faults({ nationality }).nationality).toBe(expected),
  )
})

it.each([
  ['(852) 9123.4567', '852 9123 4567'],
  ['tel:+852–9123‑4567', '+852-9123-4567'],
  ['\u202a+85291234567\u202c', '+85291234567'],
])('reads the telephone number %j as %j', (typed, telephone) =>
  expect(normalizeTravelDocument({ ...travelDocument, telephone: typed }).telephone).toBe(telephone),
)

it('a telephone number may be left out, and is checked where it is given', () => {
  expect(faults({ telephone: '+852 9123 4567' })).toEqual({})
  expect(faults({ telephone: 'call me' })).toEqual({ telephone: 'TELEPHONE_INVALID' })
})

describe('the birth date', () => {
  it.each([
    ['2026-11-22', 'BIRTH_DATE_INVALID'],
    ['2026-11-21', undefined],
    ['2023-02-29', 'BIRTH_DATE_INVALID'],
    ['2024-02-29', undefined],
    ['', 'BIRTH_DATE_INVALID'],
    ['1895-11-21', 'BIRTH_DATE_INVALID'],
  ])('the birth date %s of an adult is checked: %p', (birthDate, expected) =>
    expect(faults({ birthDate }).birthDate).toBe(expected),
  )
  it.each([
    ['child', '2014-11-28', 'BIRTH_DATE_AND_TICKET'],
    ['child', '2014-11-29', undefined],
    ['child', '1986-01-01', 'BIRTH_DATE_AND_TICKET'],
    ['infant', '2026-01-01', undefined],
    ['elderly', '1961-11-28', undefined],
    ['elderly', '1961-11-29', 'BIRTH_DATE_AND_TICKET'],
    ['student', '2000-01-01', undefined],
  ] as const)('the birth date of a %s on %s is checked by the day of travel: %p', (type, birthDate, expected) =>
    expect(faults({ birthDate }, type).birthDate).toBe(expected),
  )
  it('the birth date of 29 February completes a year on 1 March of a common year', () => {
    expect(ageOn('2012-02-29', '2024-02-28')).toBe(11)
    expect(ageOn('2012-02-29', '2024-02-29')).toBe(12)
    expect(ageOn('2014-02-28', '2026-02-28')).toBe(12)
    expect(ageOn('2012-02-29', '2025-02-28')).toBe(12)
    expect(ageOn('2012-02-29', '2025-03-01')).toBe(13)
  })
  it('the birth date of any day fits an adult ticket', () =>
    expect([fitsAge('adult', 5), fitsAge('adult', 90)]).toEqual([true, true]))
})

describe('passenger data of another client', () => {
  const read = (change: Partial<TravelDocument>) => normalizeTravelDocument({ ...travelDocument, ...change })
  it('passenger data of another client has small, full-width and accented letters converted to plain ones', () => {
    const typed = { lastName: ' ｏ’ｂｒｉｅｎ', firstName: 'Mary–Ann Lée ', documentNumber: 'k12-3 456（7）' }
    const other = { nationality: '　ＣＮ', telephone: '＋８５２ 9123 4567' }
    expect(read({ ...typed, ...other })).toEqual({
      ...travelDocument,
      nationality: 'CN',
      telephone: '+852 9123 4567',
    })
  })
  it('passenger data of another client has letters of other alphabets transliterated before the check', () => {
    const found = read({ lastName: 'Đinh Sørensen', firstName: 'Łucja Jr.' })
    expect([found.lastName, found.firstName]).toEqual(['DINH SOERENSEN', 'LUCJA JR'])
    expect(faults(found)).toEqual({})
  })
  it('passenger data of another client may have a last name only', () => {
    expect(faults(read({ lastName: 'Sukarno', firstName: ' ' }))).toEqual({})
    expect(faults(read({ lastName: '', firstName: 'Sukarno' }))).toEqual({ lastName: 'TRAVEL_NAME_INVALID' })
    expect(formatDocumentName(read({ lastName: 'Sukarno', firstName: '' }))).toBe('SUKARNO')
  })
  it.each([
    ['lastName', 'CHAN陳', 'TRAVEL_NAME_INVALID'],
    ['firstName', 'TAI😀', 'TRAVEL_NAME_INVALID'],
    ['documentNumber', 'K12345😀', 'DOCUMENT_NUMBER_INVALID'],
    ['documentNumber', 'A'.repeat(33), 'DOCUMENT_NUMBER_INVALID'],
    ['lastName', 'A'.repeat(41), 'TRAVEL_NAME_INVALID'],
  ] as const)('passenger data of another client is refused, not cut: %s %s', (field, text, expected) =>
    expect(faults(read({ [field]: text }))).toEqual({ [field]: expected }),
  )
})

it.each([
  ['ｏ’ｂｒｉｅｎ', "O'BRIEN"],
  ['陳chan😀', '陳CHAN😀'],
])('the name %s is printed as %s, and its invalid characters stay to be refused', (typed, printed) =>
  expect(toPrintedLetters(typed)).toBe(printed),
)
