import { decideSave } from './decide-save'

describe('[D5.44] saving a form with two editors', () => {
  it.each([
    ['something new', 0, 0, false, 'write'],
    ['an unchanged revision', 3, 3, false, 'write'],
    ['the same form once more', 3, 4, true, 'repeat'],
    ['a change of another editor', 3, 4, false, 'stale'],
    ['a revision that was changed twice, and back', 3, 5, true, 'stale'],
    ['a revision older than the form', 3, 2, true, 'stale'],
  ])('the save of a form is decided for %s', (_, expected, stored, isSame, outcome) =>
    expect(decideSave({ expected, stored, isSame })).toBe(outcome),
  )
})
