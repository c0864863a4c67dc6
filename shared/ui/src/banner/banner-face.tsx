import styles from './banner-face.module.css'

export interface BannerFaceProps {
  /** Address of the picture. */
  image: string
  /** Stands over the picture, and is what a reader of the screen hears; empty for a picture without one. */
  title: string
  /** The alternative text of a picture without a title. */
  fallback: string
}

/** Of the element around a face: a link, or what leads nowhere. */
export const bannerClass = styles.banner ?? ''

/** What passengers see of a banner, inside of an element of `bannerClass`. */
export const BannerFace = ({ image, title, fallback }: BannerFaceProps) => (
  <>
    <img className={styles.picture} src={image} alt={title ? '' : fallback} decoding="async" />
    {title && <span className={styles.title}>{title}</span>}
  </>
)
