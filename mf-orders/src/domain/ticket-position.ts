/** Position in a swipe list, counted from 0. */
export const clampPosition = (position: number, count: number): number =>
  Math.min(Math.max(0, Math.round(position)), Math.max(0, count - 1))

/** The ticket at the middle of the viewport, from the scroll offset of the list. */
export const toTicketPosition = (scrollLeft: number, slideWidth: number, count: number): number =>
  slideWidth <= 0 ? 0 : clampPosition(scrollLeft / slideWidth, count)

/** `2/5`, as the viewer shows it (purchase 2, e-ticket viewer). */
export const positionText = (position: number, count: number): string =>
  `${count === 0 ? 0 : clampPosition(position, count) + 1}/${count}`
