import { buyAgainLink, readNames } from './buy-again-link'

const LINE = { lineCode: 'HKGZHO', originName: 'Hong Kong Port', destinationName: 'Zhuhai Port' }
const isRouted = () => true
const people = [
  { type: 'adult', count: 2 },
  { type: 'child', count: 1 },
] as const
const ann = { name: 'ANN', documentNumber: '4567', type: 'adult', position: 0 } as const

describe('[D11.both-ways.3] the link to buy the tickets of an order again', () => {
  it('has line, kind of ticket and people in its address', () => {
    expect(buyAgainLink(LINE, { fareType: 'night', people }, isRouted)).toEqual({
      to: expect.stringMatching(/xldm=HKGZHO&code_1=HKG&code_2=ZHO&fareType=night&adult=2&child=1$/),
    })
  })

  it('gives names beside its address, and no document number', () => {
    const link = buyAgainLink(LINE, { fareType: 'reserved', people, passengers: [ann] }, isRouted)
    expect(link?.to).not.toContain('ANN')
    expect(JSON.stringify(link)).not.toContain('4567')
    expect(readNames(link?.state)).toEqual({ adult: ['ANN'], child: [], elderly: [], student: [], infant: [] })
  })

  it('leaves out a kind of ticket that this build does not know', () => {
    expect(buyAgainLink(LINE, { fareType: 'unknown:8', people }, isRouted)?.to).not.toContain('fareType')
  })

  it('leads to the first page of the airport line, where one is', () => {
    const airport = { ...LINE, lineCode: 'HZICLK' }
    expect(buyAgainLink(airport, { fareType: 'reserved', people }, isRouted)?.to).toMatch(/^\/airline\?[^&]*HZI/)
    expect(buyAgainLink(airport, { fareType: 'reserved', people }, () => false)).toBeUndefined()
  })
})

it.each([null, undefined, 'ANN', { names: 'ANN' }, { names: { adult: 'ANN', child: [1], senior: ['X'] } }])(
  'no names are read from %j',
  (state) => expect(readNames(state)).toEqual({}),
)
