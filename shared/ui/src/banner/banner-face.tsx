import styles from './banner-face.module.css'

export interface BannerFaceProps {
  /** Address of the picture. */
  image: string
  /** Shown over the picture and read by screen readers; empty for a picture without one. */
  title: string
  /** The alternative text of a picture without a title. */
  fallback: string
}

/** Class of the element around a face: a link, or an element without one. */
export const bannerClass = styles.banner ?? ''

/** What passengers see of a banner, inside an element with `bannerClass`. */
export const BannerFace = ({ image, title, fallback }: BannerFaceProps) => (
  <>
    <img className={styles.picture} src={image} alt={title ? '' : fallback} decoding="async" />
    {title && <span className={styles.title}>{title}</span>}
  </>
)
