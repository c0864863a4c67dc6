import { useState } from 'react'
import styles from './member.module.css'

/**
 * The member's picture, or a default figure where it is missing or does not load.
 * Decorative: the name is shown beside it.
 */
export const Avatar = ({ url }: { url: string }) => {
  const [broken, setBroken] = useState('')
  if (url !== '' && url !== broken)
    return <img className={styles.avatar} src={url} alt="" width={64} height={64} onError={() => setBroken(url)} />
  return (
    <svg className={styles.avatar} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="26" r="11" fill="currentColor" />
      <path d="M9 64a23 23 0 0 1 46 0Z" fill="currentColor" />
    </svg>
  )
}
