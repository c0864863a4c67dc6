import { listPassengers, updatePassenger } from './entered-passengers'
import { INITIAL_SELECTION, setCount } from './trip-selection'

const two = setCount(INITIAL_SELECTION, 'adult', 2)

it('the list has one entry for each passenger, in the order of types', () => {
  expect(listPassengers(setCount(two, 'child', 1)).map(({ type, index }) => `${type} ${index}`)).toEqual([
    'adult 0',
    'adult 1',
    'child 0',
  ])
})

it('updates one field of one passenger at a time', () => {
  const named = updatePassenger(two, { type: 'adult', index: 1 }, { name: 'Chan' })
  const updated = updatePassenger(named, { type: 'adult', index: 1 }, { idNumber: 'A1' })
  expect(listPassengers(updated)).toEqual([
    { type: 'adult', index: 0, name: '', idNumber: '' },
    { type: 'adult', index: 1, name: 'Chan', idNumber: 'A1' },
  ])
})

it('restores a passenger who was removed and added again', () => {
  const updated = updatePassenger(two, { type: 'adult', index: 1 }, { name: 'Chan' })
  const fewer = setCount(updated, 'adult', 1)
  expect(listPassengers(fewer)).toHaveLength(1)
  expect(listPassengers(setCount(fewer, 'adult', 2))[1]?.name).toBe('Chan')
})
