/** @jest-environment jsdom */
import { PAINT_FRAMES_KEY } from '@shuttle/contracts'
import { paintFrames } from './paint-frames'

// jsdom has no sheets that are made by a script.
class Sheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}
const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text)

beforeEach(() => {
  Object.assign(window, { CSSStyleSheet: Sheet })
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true, configurable: true })
})
afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('[D11.releases.6] draws no frames before a supervisor wants them in this tab, and removes them again', () => {
  paintFrames()
  expect(adopted()).toEqual([])
  sessionStorage.setItem(PAINT_FRAMES_KEY, '1')
  window.dispatchEvent(new Event(PAINT_FRAMES_KEY))
  expect(adopted()).toEqual([expect.stringContaining("attr(data-remote) ' ' attr(data-version)")])
  sessionStorage.removeItem(PAINT_FRAMES_KEY)
  window.dispatchEvent(new Event(PAINT_FRAMES_KEY))
  expect(adopted()).toEqual([])
})

it('draws frames at once where `?frames` is in the address', () => {
  window.history.replaceState(null, '', '/?frames')
  paintFrames()
  expect(adopted()).toHaveLength(1)
})
