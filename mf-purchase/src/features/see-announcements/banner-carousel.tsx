import type { Banner } from '@shuttle/calls'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './banner-carousel.module.css'
import { BannerPicture } from './banner-picture'
import { CarouselControls } from './carousel-controls'
import { prefersStillness, useAutoplay } from './use-autoplay'
import { useLoopScroll } from './use-loop-scroll'

const EVERY_MS = 6000
const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Banners in a loop (purchase 2, home). It advances automatically until the passenger touches or stops it, pauses under
 * pointer and focus, and never starts under a reduced-motion preference.
 */
export const BannerCarousel = ({ banners }: { banners: readonly [Banner, ...Banner[]] }) => {
  const t = useHomeTexts()
  const row = useRef<HTMLUListElement>(null)
  const count = banners.length
  const { position, show, handleScroll, handleTouch } = useLoopScroll(row, count)
  const [isPlaying, setPlaying] = useState(() => !prefersStillness())
  const [isHeld, setHeld] = useState(false)
  useAutoplay({ active: isPlaying && !isHeld, everyMs: EVERY_MS, advance: () => show(position + 1) })

  const handleKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    setPlaying(false)
    show(position + step)
  }
  const first = banners[0]
  const last = banners[count - 1] ?? first
  const label = (index: number) => t('home.banner', { position: index + 1, count })
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const letGo = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) }

  return (
    <section
      aria-roledescription={t('home.carousel')}
      aria-label={t('home.banners')}
      onKeyDown={handleKey}
      {...hold}
      {...letGo}
    >
      <ul
        ref={row}
        className={styles.row}
        onScroll={handleScroll}
        onTouchStart={() => {
          handleTouch()
          setPlaying(false)
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        <li className={styles.slide} aria-hidden>
          <BannerPicture banner={last} fallback="" isIdle />
        </li>
        {banners.map((banner, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice, and none ever moves
            key={index}
            className={styles.slide}
            aria-hidden={index !== position || undefined}
          >
            <BannerPicture banner={banner} fallback={label(index)} isIdle={index !== position} />
          </li>
        ))}
        <li className={styles.slide} aria-hidden>
          <BannerPicture banner={first} fallback="" isIdle />
        </li>
      </ul>
      <CarouselControls
        count={count}
        position={position}
        label={label}
        onShow={(index) => {
          setPlaying(false)
          show(index)
        }}
        isPlaying={isPlaying}
        onPlay={setPlaying}
      />
    </section>
  )
}
