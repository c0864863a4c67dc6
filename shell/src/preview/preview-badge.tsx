import type { BootData } from '@shuttle/contracts'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Shell } from '../shell'
import styles from './preview-badge.module.css'
import { previewTexts } from './preview-texts'

type Previews = NonNullable<BootData['preview']>

/** Shows which versions only this visitor sees, and ends the preview by one tap. */
export const PreviewBadge = ({
  shell,
  previews,
}: {
  shell: Pick<Shell, 'base' | 'language' | 'toasts'>
  previews: Previews
}) => {
  const { base, language, toasts } = shell
  const t = previewTexts[useSyncExternalStore(language.subscribe, language.get)]
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const answer = await fetch(`${base}preview/reset`, { method: 'POST' })
      if (!answer.ok) throw new Error(String(answer.status))
      location.reload()
    } catch {
      setLeaving(false)
      toasts.add(t.notLeft, 'error')
    }
  }
  return (
    <button type="button" className={styles.badge} disabled={isLeaving} onClick={() => void leave()}>
      <span className={styles.what}>
        {t.badge}: {previews.map(({ name, version }) => `${name} ${version}`).join(', ')}
      </span>
      <span className={styles.leave}>{t.leave}</span>
    </button>
  )
}

/** Beside the page, not in it: no page knows that it is previewed. */
export const drawPreviewBadge = (shell: Shell, previews: Previews): void => {
  const place = document.createElement('aside')
  document.body.append(place)
  createRoot(place).render(<PreviewBadge shell={shell} previews={previews} />)
}
