import { PAINT_FRAMES_KEY } from '@shuttle/contracts'

/** Attributes of pages and slots name their remote; nothing is added to the document that a remote could find. */
const FRAMES = `
[data-remote] { position: relative; outline: 2px dashed #c026d3; outline-offset: -2px }
[data-slot][data-remote] { display: block !important; outline-color: #0369a1 }
[data-remote]::before {
  content: attr(data-remote) ' ' attr(data-version);
  position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 1;
  max-width: 100%; padding: 2px 6px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
  font: 12px/1.4 monospace; color: #fff; background: #86198f; pointer-events: none
}
[data-slot][data-remote]::before { content: attr(data-slot) ': ' attr(data-remote) ' ' attr(data-version); background: #075985 }`

const isWanted = (): boolean =>
  sessionStorage.getItem(PAINT_FRAMES_KEY) !== null || new URLSearchParams(location.search).has('frames')

const toSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(FRAMES)
  return sheet
}

/**
 * Draws frame, name and version of each remote onto the page, while a supervisor wants it in this tab or `?frames` is in
 * the address.
 */
export const paintFrames = (): void => {
  let sheet: CSSStyleSheet | undefined
  const update = () => {
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet)
    if (isWanted()) sheet ??= toSheet()
    document.adoptedStyleSheets = sheet && isWanted() ? [...others, sheet] : others
  }
  window.addEventListener(PAINT_FRAMES_KEY, update)
  if (isWanted()) update()
}
