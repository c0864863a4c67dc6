import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { slideBehindCopy, toPosition, toSlide, wrapPosition } from '../../domain/loop-position'
import { prefersStillness } from './use-autoplay'

/** After this time without a scroll event the row is at rest. */
const REST_MS = 120

/** Scrolls a looping row of slides, each as wide as the row; the browser's own scroll snap moves it. */
export const useLoopScroll = (row: RefObject<HTMLElement | null>, count: number) => {
  const [position, setPosition] = useState(0)
  /** During a programmatic scroll the slides that pass by are not the position. */
  const isMoving = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)

  const scrollTo = (slide: number, behavior: ScrollBehavior) =>
    row.current?.scrollTo({ left: slide * row.current.clientWidth, behavior })
  const slideInView = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    return clientWidth === 0 ? toSlide(position) : Math.round(scrollLeft / clientWidth)
  }

  const place = useEffectEvent((element: HTMLElement) =>
    element.scrollTo({ left: toSlide(position) * element.clientWidth, behavior: 'instant' }),
  )
  // A row has no width while its styles are loading or its page is hidden, and another one after the device is rotated:
  // it scrolls to its position whenever its width changes.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new ResizeObserver(() => place(element))
    for (const sized of [element, element.firstElementChild]) if (sized) observer.observe(sized)
    place(element)
    return () => {
      observer.disconnect()
      clearTimeout(rest.current)
    }
  }, [row])

  const settle = () => {
    isMoving.current = false
    const slide = slideInView()
    setPosition(toPosition(slide, count))
    const behind = slideBehindCopy(slide, count)
    if (behind !== undefined) scrollTo(behind, 'instant')
  }

  return {
    position,
    /** One past the last continues into the copy of the first, and vice versa. */
    show: (wanted: number) => {
      isMoving.current = true
      setPosition(wrapPosition(wanted, count))
      scrollTo(toSlide(wanted), prefersStillness() ? 'instant' : 'smooth')
    },
    handleScroll: () => {
      if (!isMoving.current) setPosition(toPosition(slideInView(), count))
      clearTimeout(rest.current)
      rest.current = setTimeout(settle, REST_MS)
    },
    handleTouch: () => {
      isMoving.current = false
    },
  }
}
