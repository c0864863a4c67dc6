import { airportLineHref, buyHref, ticketDetailsHref } from './line-href'

const isRouted = () => true
const bus = { lineCode: 'HKGZHORT', originName: 'Hong Kong Port', destinationName: 'Zhuhai Port' }
const airport = { lineCode: 'HZICLK', originName: 'Zhuhai Port', destinationName: 'Airport' }
const TO_AIRPORT =
  '/airline?startStationCode=HZI&startStationName=Zhuhai+Port&endStationCode=CLK&endStationName=Airport'

it('[P2.route.5] the airport page gets both ends with code and name', () => {
  expect(airportLineHref(airport)).toBe(TO_AIRPORT)
})

it('[P2.route.6] the link to ticket details has the six parameters of the specification', () => {
  expect(ticketDetailsHref(bus)).toBe(
    '/ticket_details?xlmc_1=Hong+Kong+Port&xlmc_2=Zhuhai+Port&xllb=2&xldm=HKGZHORT&code_1=HKG&code_2=ZHO',
  )
})

describe('the page where a line is bought', () => {
  it('a line is bought at its ticket details, and the airport line on its own pages', () => {
    expect(buyHref(bus, isRouted)).toBe(ticketDetailsHref(bus))
    expect(buyHref(airport, isRouted)).toBe(TO_AIRPORT)
  })
  it('the airport line has no page while no remote owns it', () => {
    expect(buyHref(airport, () => false)).toBeUndefined()
    expect(buyHref(bus, () => false)).toBe(ticketDetailsHref(bus))
  })
})
