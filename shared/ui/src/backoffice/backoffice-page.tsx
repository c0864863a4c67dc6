import { IconButton, Row } from '@shuttle/ui'
import { Sheet } from '@shuttle/ui/overlay'
import { Menu } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { BackofficeNavigation, type NavigationGroup } from './backoffice-navigation'
import styles from './backoffice-page.module.css'

export interface BackofficePageTexts {
  /** Names the navigation. */
  navigation: string
  /** Opens the navigation where it does not fit beside the page. */
  menu: string
  close: string
  /** Skip link past the navigation. */
  skip: string
}

export interface BackofficePageProps {
  /** The page's h1. */
  title: string
  /** Beside the title: age of the data, what is recorded. */
  note?: ReactNode
  /** Owner of the back office: product, place. */
  brand: { name: string; place: string }
  /** In the coloured bar: search, clock, the signed-in staff member. */
  bar?: ReactNode
  nav: readonly NavigationGroup[]
  /** `to` of the page on screen. */
  current: string
  /** Beside the title, at the end: buttons. */
  actions?: ReactNode
  /** Beside the content where there is room, above it where there is none: a `SidePanel`. */
  aside?: ReactNode
  texts: BackofficePageTexts
  children: ReactNode
}

/** A page of the back office: as wide as the window, with navigation at its side; on narrow screens a menu opens it. */
export const BackofficePage = (props: BackofficePageProps) => {
  const { title, note, brand, bar, nav, current, actions, aside, texts, children } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => setMenuOpen(false)
  return (
    <div className={styles.page}>
      <button type="button" className={styles.skip} onClick={() => heading.current?.focus()}>
        {texts.skip}
      </button>
      <header className={styles.bar}>
        <div className={styles.menu}>
          <IconButton kind="header" label={texts.menu} icon={<Menu />} onClick={() => setMenuOpen(true)} />
        </div>
        <p className={styles.brand}>
          <strong>{brand.name}</strong> <span>{brand.place}</span>
        </p>
        {bar && <div className={styles.tools}>{bar}</div>}
      </header>
      <div className={styles.frame}>
        <div className={styles.side}>
          <BackofficeNavigation label={texts.navigation} groups={nav} current={current} />
        </div>
        <div className={styles.content}>
          <div className={styles.head}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {note && <div className={styles.note}>{note}</div>}
            {actions && <Row>{actions}</Row>}
          </div>
          <div className={styles.body}>
            <div className={styles.main}>{children}</div>
            {aside}
          </div>
        </div>
      </div>
      <Sheet open={isMenuOpen} onClose={close} title={texts.menu} closeLabel={texts.close}>
        <BackofficeNavigation label={texts.navigation} groups={nav} current={current} onFollow={close} />
      </Sheet>
    </div>
  )
}
