import { checkShownWindow, endShownWindow, shownStateAt } from './shown-window'

const window = { from: 1000, until: 2000 }

describe('[D5.42] the window in which content is shown', () => {
  it.each([
    [999, 'planned', undefined, 1000],
    [1000, 'shown', undefined, 1000],
    [1999, 'shown', undefined, 1999],
    [2000, 'over', 'STAFF_WINDOW_OVER', 2000],
    [2001, 'over', 'STAFF_WINDOW_OVER', 2000],
  ])('the window in which content is shown is at %d %s', (now, state, violation, ended) => {
    expect(shownStateAt(window, now)).toBe(state)
    expect(checkShownWindow(window, now)).toBe(violation)
    expect(endShownWindow(window, now)).toBe(ended)
    expect(shownStateAt({ ...window, until: ended }, now)).toBe('over')
  })

  it.each([
    [2000, 2000],
    [2001, 2000],
    [Number.NaN, 2000],
    [1000, Number.NaN],
  ])('the window in which content is shown is refused from %d to %d', (from, until) =>
    expect(checkShownWindow({ from, until }, 0)).toBe('STAFF_WINDOW_INVALID'),
  )
})
