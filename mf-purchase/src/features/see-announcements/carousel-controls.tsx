import { useHomeTexts } from '../../i18n/use-home-texts'
import styles from './banner-carousel.module.css'

interface CarouselControlsProps {
  count: number
  position: number
  label: (index: number) => string
  onShow: (index: number) => void
  isPlaying: boolean
  onPlay: (playing: boolean) => void
}

const PAUSE = 'M7 5h3v14H7zM14 5h3v14h-3z'
const PLAY = 'M8 5v14l11-7z'

/** A dot for each banner, and a button that stops the automatic carousel. */
export const CarouselControls = ({ count, position, label, onShow, isPlaying, onPlay }: CarouselControlsProps) => {
  const t = useHomeTexts()
  return (
    <div className={styles.controls}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className={styles.dot}
          aria-label={label(index)}
          aria-current={index === position || undefined}
          onClick={() => onShow(index)}
        />
      ))}
      <button
        type="button"
        className={styles.play}
        aria-label={t(isPlaying ? 'home.pause' : 'home.play')}
        onClick={() => onPlay(!isPlaying)}
      >
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? PAUSE : PLAY} />
        </svg>
      </button>
    </div>
  )
}
