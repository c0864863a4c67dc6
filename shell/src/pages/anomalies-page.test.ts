import { anomalyAddress, failedAddress } from './anomalies-page'

const getSearch = (address: string) => address.slice(address.indexOf('?'))

describe('[P2.route.15] /Page_anomalies carries the address that failed', () => {
  it('/Page_anomalies carries the address that failed with its query', () => {
    const address = anomalyAddress({ pathname: '/ticket_details', search: '?xldm=HKGZHO&a=b' })
    expect(address.startsWith('/Page_anomalies?')).toBe(true)
    expect(failedAddress(getSearch(address))).toBe('/ticket_details?xldm=HKGZHO&a=b')
  })

  it.each([
    '',
    '?from=https://evil.example/',
    '?from=//evil.example/',
    '?from=/\\evil.example/',
    '?from=/Page_anomalies?from=/x',
    '?from=javascript:alert(1)',
  ])('/Page_anomalies leads home from %j', (search) => {
    expect(failedAddress(search)).toBe('/')
  })
})
