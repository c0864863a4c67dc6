import { DeskPage } from '@shuttle/ui/desk'
import type { ReactNode } from 'react'
import { texts } from '../texts'
import { desk } from '../texts/desk'

const COUNTS: Readonly<Record<string, { count: number; tone: 'warning' | 'danger' }>> = {
  '0-2': { count: 7, tone: 'warning' },
  '0-3': { count: 2, tone: 'danger' },
  '3-0': { count: 3, tone: 'danger' },
}

const NAV = desk.groups.map(([label, pages], group) => ({
  label,
  items: pages.map((page, index) => ({ to: `#${group}-${index}`, label: page, ...COUNTS[`${group}-${index}`] })),
}))

export interface DeskFrameProps {
  current: string
  title: string
  note: string
  actions?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** The page around both back-office stories. */
export const DeskFrame = ({ current, ...rest }: DeskFrameProps) => (
  <main>
    <DeskPage
      {...rest}
      brand={{ name: texts.brand, place: desk.place }}
      bar={
        <>
          <span>11-22 17:20</span>
          <span>{desk.staff}</span>
        </>
      }
      nav={NAV}
      current={current}
      texts={{ navigation: desk.navigation, menu: desk.menu, close: texts.close, skip: desk.skip }}
    />
  </main>
)
