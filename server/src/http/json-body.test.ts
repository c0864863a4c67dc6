import { isDeeplyNested } from './json-body'

const nested = (levels: number, inside: unknown = 'x'): unknown => {
  let value = inside
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { value }
  return value
}

describe('a body is nested too deeply', () => {
  it.each([0, 1, 32])('a body of %d levels is not nested too deeply', (levels) =>
    expect(isDeeplyNested(nested(levels))).toBe(false),
  )
  it.each([33, 30_000])('a body of %d levels is nested too deeply', (levels) =>
    expect(isDeeplyNested(nested(levels))).toBe(true),
  )
  it('counts the deepest of many nestings, and no empty ones', () => {
    expect(isDeeplyNested([null, 1, {}, nested(40)])).toBe(true)
    expect(isDeeplyNested([null, 1, {}, [], nested(20)])).toBe(false)
  })
})
