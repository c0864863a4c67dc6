import { homeAfter, unpaidOrderHref } from './paths'

const isRouted = () => true
const airport = { originCode: 'CLK', destinationCode: 'HZI' }

describe('[A2.result.3] the link back to home', () => {
  it('a finished airport order leads to the airport page, in either direction', () => {
    expect(homeAfter(airport, isRouted)).toBe('/airline')
    expect(homeAfter({ originCode: 'HZI', destinationCode: 'CLK' }, isRouted)).toBe('/airline')
  })
  it('a finished order leads to index on every other line, and while no remote owns the airport page', () => {
    expect(homeAfter({ originCode: 'HKG', destinationCode: 'ZHO' }, isRouted)).toBe('/')
    expect(homeAfter(airport, () => false)).toBe('/')
  })
})

it('[P2.route.10] order details open by number, on the unpaid tab', () =>
  expect(unpaidOrderHref('B1')).toBe('/order_details?orderNo=B1&tab1=1'))
