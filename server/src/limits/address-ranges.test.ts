import { addressRanges } from './address-ranges'

describe('addressRanges derives the ranges around an address', () => {
  it.each([
    ['203.0.113.7', { address: '203.0.113.7', all: '*' }],
    ['::ffff:203.0.113.7', { address: '203.0.113.7', all: '*' }],
    ['2001:db8:1:2fe:3::4', { address: '2001:db8:1:2fe', net56: '2001:db8:1:2/56', net48: '2001:db8:1/48', all: '*' }],
    ['2001:db8:1:fe::4', { address: '2001:db8:1:fe', net56: '2001:db8:1:0/56', net48: '2001:db8:1/48', all: '*' }],
    ['::1', { address: '0:0:0:0', net56: '0:0:0:0/56', net48: '0:0:0/48', all: '*' }],
  ])('addressRanges answers the ranges of %s', (ip, ranges) => {
    expect(addressRanges(ip)).toEqual(ranges)
  })
})
