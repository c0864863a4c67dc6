import { readSearch, searchQuery } from '../../kit/domain/search-address'
import { FEE_ADDRESS } from './fee-address'
import { type FeeForm, readFeeQuestion } from './fee-question'

const FORM: FeeForm = {
  ...{ orderNo: '', lineCode: 'HKGZHO', fareType: 'night', currency: 'CNY', fare: '65' },
  ...{ saleTime: '2026-11-21T10:00', departTime: '2026-11-24T10:00', at: '2026-11-21T12:00' },
}

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`)

describe('[D5.49] the query of the calculator', () => {
  it.each<[string, Partial<FeeForm>, object]>([
    ['a ticket that could be sold', {}, { at: at('12:00'), sale: { fare: 6500, currency: 'CNY' } }],
    ['an order, whatever else was typed', { orderNo: ' B1 ', fare: '' }, { at: at('12:00'), orderNo: 'B1' }],
    ['an order in groups', { orderNo: '２６１１ 2112-3456' }, { orderNo: '261121123456' }],
    ['a fare as it is shown', { fare: 'HK$1,200.00' }, { sale: { fare: 120000 } }],
    ['an order without a moment', { orderNo: 'B1', at: '' }, { fault: 'at' }],
    ['no line', { lineCode: '' }, { fault: 'lineCode' }],
    ['a fare of nothing', { fare: '0' }, { fault: 'fare' }],
    ['a fare of three digits behind the point', { fare: '1.234' }, { fault: 'fare' }],
    ['no sale', { saleTime: '' }, { fault: 'saleTime' }],
    ['a departure with the sale', { departTime: FORM.saleTime }, { fault: 'departTime' }],
    ['a refund with the sale', { at: FORM.saleTime }, { at: at('10:00') }],
    ['a refund before the sale', { at: '2026-11-21T09:59' }, { fault: 'at' }],
  ])('the query of the calculator reads %s', (_, change, expected) =>
    expect(readFeeQuestion({ ...FORM, ...change })).toMatchObject(expected),
  )

  it('writes the form to the URL and reads it back', () =>
    expect(readSearch(FEE_ADDRESS, new URLSearchParams(searchQuery(FEE_ADDRESS, FORM)))).toEqual(FORM))
})
