import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFiring, readRules, readSamples } from '@shuttle/server/testing'
import { type AStore, aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const RULES = readRules(readFileSync(join(__dirname, '../../../docs/alerts/alerts.yml'), 'utf8'), 'delivery')

const release = (store: AStore) => {
  store.publish('mf-x', '2', [aPage('/')])
  store.goLive({ 'mf-x': '2' })
  return join(store.dir, 'remotes/mf-x/2/remote.json')
}
/** A fault of the store for each alert, and how often delivery polls it. */
const STATES: Record<string, { polls: number; happen: (store: AStore) => void }> = {
  BuildNotTrusted: {
    polls: 1,
    happen: (store) => {
      const file = release(store)
      writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ '))
    },
  },
  PagesNotAsReleased: { polls: 21, happen: (store) => rmSync(release(store)) },
}
const samplesAround = async (happen: (store: AStore) => void, polls: number) => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  const delivery = await buildDelivery(store)
  const read = async () => readSamples(await delivery.metrics.metrics())
  const before = await read()
  happen(store)
  for (let count = 0; count < polls; count += 1) await delivery.refresh()
  const now = await read()
  await delivery.app.close()
  return { before, now }
}

it('every alert of delivery has a state in this test', () => {
  expect(RULES.map(({ name }) => name)).toEqual(Object.keys(STATES))
})

it.each(RULES)('$name fires in its state, and the other one does not', async ({ name }) => {
  const state = STATES[name]
  const seen = await samplesAround(state?.happen ?? (() => {}), state?.polls ?? 0)
  expect(RULES.filter(({ expression }) => isFiring(expression, seen)).map((rule) => rule.name)).toEqual([name])
})

it('no alert fires while a release goes live', async () => {
  const seen = await samplesAround((store) => void release(store), 30)
  expect(RULES.filter(({ expression }) => isFiring(expression, seen))).toEqual([])
})

it('a line of the key file that is no key fires PagesNotAsReleased', async () => {
  const seen = await samplesAround(({ keyFile }) => writeFileSync(keyFile, JSON.stringify({ operator: ['MCow'] })), 21)
  const firing = RULES.filter(({ expression }) => isFiring(expression, seen)).map(({ name }) => name)
  expect(firing).toEqual(['PagesNotAsReleased'])
})
