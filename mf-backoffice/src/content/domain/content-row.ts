import type { ShownState, ShownWindow } from '@shuttle/domain/staff'
import type { ContentTitles } from './content-title'

/** What notices and banners of a list share. */
export interface ContentRow {
  id: string
  revision: number
  state: ShownState
  content: ContentTitles & ShownWindow
}
