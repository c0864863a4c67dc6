import { type RefObject, useEffect, useState } from 'react'

/** Whether an element overflows: then it must be focusable, so that the keyboard can scroll it. */
export const useOverflow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setOver(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return isOver
}
