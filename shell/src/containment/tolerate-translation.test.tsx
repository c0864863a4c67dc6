import { render, screen } from '@testing-library/react'
import { FaultBoundary } from '../faults/fault-boundary'
import { tolerateTranslation } from './tolerate-translation'

tolerateTranslation()

const toTexts = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? [node] : toTexts(node)))

/** Translates as browsers do: the text moves into elements of the translation. */
const wrap = (text: Text) => {
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  text.replaceWith(outer)
  inner.append(text)
}
/** Translates as other tools do: an element with the translation replaces the text. */
const replace = (text: Text) => {
  const font = document.createElement('font')
  font.textContent = `[${text.data}]`
  text.replaceWith(font)
}
/** Replaces the text in two steps. */
const replaceInSteps = (text: Text) => {
  const font = document.createElement('font')
  font.textContent = `[${text.data}]`
  text.before(font)
  text.remove()
}

const Price = ({ seats, isLast = false }: { seats: number; isLast?: boolean }) => (
  <p>
    {isLast && 'Hurry. '}
    {seats} {seats === 1 ? 'seat' : 'seats'}
    {seats > 1 && <b>together</b>}
    {seats > 2 ? ' as a group' : null}
  </p>
)

describe.each([
  ['wraps texts', wrap],
  ['replaces texts', replace],
  ['replaces texts in two steps', replaceInSteps],
])('a page that a translation %s', (_, translate) => {
  it('a translated page can change, add and remove translated texts without a fault', () => {
    const faults: unknown[] = []
    const draw = (seats: number, isLast?: boolean) => (
      <FaultBoundary onFault={(fault) => faults.push(fault)} fallback={() => <p>card</p>}>
        <main>
          <Price seats={seats} {...(isLast && { isLast })} />
        </main>
      </FaultBoundary>
    )
    const text = () => screen.getByRole('main').textContent?.replace(/[[\]]/g, '')
    const translateAll = () => toTexts(screen.getByRole('main')).forEach(translate)
    const { rerender, unmount } = render(draw(3))
    for (const [seats, isLast, shown] of [
      [2, false, '2 seatstogether'],
      [1, true, 'Hurry. 1 seat'],
      [4, false, '4 seatstogether as a group'],
    ] as const) {
      translateAll()
      rerender(draw(seats, isLast))
      expect(text()).toBe(shown)
    }
    translateAll()
    unmount()
    expect(faults).toEqual([])
  })
})
