import { setTimeout as sleep } from 'node:timers/promises'
import { takeTurns } from './take-turns'

it('takeTurns runs work concurrently, and exclusive work alone', async () => {
  const turns = takeTurns()
  let now = 0
  let most = 0
  let mostAlone = 0
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await sleep(5)
    now -= 1
  }
  const standalone = async () => {
    mostAlone = Math.max(mostAlone, now)
    await work()
  }
  const three = [turns.beside(work), turns.beside(work), turns.beside(work)]
  await sleep(1)
  const later = [turns.alone(standalone), turns.beside(work), turns.alone(standalone), turns.beside(work)]
  await Promise.all([...three, ...later])
  expect([most, mostAlone]).toEqual([3, 0])
})

it('takeTurns continues after failed work', async () => {
  const turns = takeTurns()
  await expect(turns.alone(() => Promise.reject(new Error('late')))).rejects.toThrow('late')
  expect(await turns.beside(async () => 'on')).toBe('on')
})
