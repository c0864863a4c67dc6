import { scansInTurn } from './scans-in-turn'

const { EVERY_LANGUAGE: before } = process.env
afterEach(() => {
  if (before === undefined) delete process.env.EVERY_LANGUAGE
  else process.env.EVERY_LANGUAGE = before
})

const SCREENS = [['/a'], ['/b'], ['/c'], ['/d']] as const

it('scans each screen once, and distributes the three languages', () => {
  delete process.env.EVERY_LANGUAGE
  expect(scansInTurn(SCREENS)).toEqual([
    ['zh-cn', '/a'],
    ['zh-hk', '/b'],
    ['en', '/c'],
    ['zh-cn', '/d'],
  ])
})

it('counts the turns of one screen from the given first one', () => {
  delete process.env.EVERY_LANGUAGE
  expect(scansInTurn([['/a']], 2)).toEqual([['en', '/a']])
})

it('scans each screen in every language if all are requested', () => {
  process.env.EVERY_LANGUAGE = '1'
  const scans = scansInTurn(SCREENS)
  expect(scans).toHaveLength(12)
  for (const language of ['zh-cn', 'zh-hk', 'en']) expect(scans).toContainEqual([language, '/d'])
})
