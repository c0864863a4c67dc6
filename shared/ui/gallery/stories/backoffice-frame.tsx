import { BackofficePage } from '@shuttle/ui/backoffice'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import { backofficeTexts } from '../texts/backoffice-texts'

const COUNTS: Readonly<Record<string, { count: number; tone: 'warning' | 'danger' }>> = {
  '0-2': { count: 7, tone: 'warning' },
  '0-3': { count: 2, tone: 'danger' },
  '3-0': { count: 3, tone: 'danger' },
}

const NAV = backofficeTexts.groups.map(([label, pages], group) => ({
  label,
  items: pages.map((page, index) => ({ to: `#${group}-${index}`, label: page, ...COUNTS[`${group}-${index}`] })),
}))

export interface BackofficeFrameProps {
  current: string
  title: string
  note: string
  actions?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The page around both back-office stories. */
export const BackofficeFrame = ({ current, ...rest }: BackofficeFrameProps) => (
  <main>
    <BackofficePage
      {...rest}
      brand={{ name: texts.brand, place: backofficeTexts.place }}
      bar={
        <>
          <span>11-22 17:20</span>
          <span>{backofficeTexts.staff}</span>
        </>
      }
      nav={NAV}
      current={current}
      texts={{
        navigation: backofficeTexts.navigation,
        menu: backofficeTexts.menu,
        close: texts.close,
        skip: backofficeTexts.skip,
      }}
    />
  </main>
)
