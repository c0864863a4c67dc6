import { ticketDetailsHref } from '@shuttle/booking/addresses'
import { aLine } from '../testing/a-line'
import { readTicketDetailsAddress } from './ticket-details-address'

const read = (query: string) => readTicketDetailsAddress(new URLSearchParams(query))

it('an address of ticket details is read as it was written', () => {
  const query = new URL(ticketDetailsHref(aLine()), 'http://x').searchParams
  expect(readTicketDetailsAddress(query)).toEqual({
    lineCode: 'HKGZHO',
    category: 'oneWay',
    originName: 'Hong Kong Port',
    destinationName: 'Zhuhai Port',
  })
})

it('an address of ticket details requires only the line code', () => {
  expect(read('xldm=ZHOHKGRT')).toMatchObject({ lineCode: 'ZHOHKGRT', category: 'roundTrip', originName: '' })
  expect(read('xldm=HKGZHO&xllb=2')).toMatchObject({ lineCode: 'HKGZHO', category: 'oneWay' })
})

it.each([
  ['', 'no line code'],
  ['xldm=hkgzho', 'another spelling'],
  ['xldm=HKGZHO%20OR', 'more than a code'],
  ['xldm=HKGZHO&xllb=3', 'an unknown category'],
  ['xldm=HKGZHO&code_1=MAC', 'a start that contradicts the line'],
  ['xldm=HKGZHO&code_2=HKG', 'an end that contradicts the line'],
])('an address of ticket details is refused: %j: %s', (query) => {
  expect(read(query)).toBeUndefined()
})
