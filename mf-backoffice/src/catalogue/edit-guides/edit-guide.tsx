import type { StaffGuides } from '@shuttle/wire/staff'
import { ResourceEditor } from '../../kit/resource-editor'
import { useSearchState } from '../../kit/use-search-state'
import { type ListedGuide, listGuides } from '../domain/guide-rows'
import { GUIDES_ADDRESS } from '../domain/guides-address'
import { useGuidesTexts } from '../texts/use-guides-texts'
import { HolidaysForm } from './holidays-form'
import { LineGuideForm } from './line-guide-form'
import { StopGuideForm } from './stop-guide-form'
import { useStaffGuides } from './use-guides'

interface GuideEditorProps {
  listed: ListedGuide
  guides: StaffGuides
  reread: () => Promise<ListedGuide | null | undefined>
  onTake: () => void
  onSaved: () => void
}

const GuideEditor = ({ listed, guides, reread, ...edited }: GuideEditorProps) => {
  const form = { ...edited, guides }
  if (listed.kind === 'lines')
    return (
      <LineGuideForm
        {...form}
        stored={listed.guide}
        reread={async () => {
          const latest = await reread()
          return latest?.kind === 'lines' ? latest.guide : undefined
        }}
      />
    )
  if (listed.kind === 'stops')
    return (
      <StopGuideForm
        {...form}
        stored={listed.guide}
        reread={async () => {
          const latest = await reread()
          return latest?.kind === 'stops' ? latest.guide : undefined
        }}
      />
    )
  return (
    <HolidaysForm
      {...edited}
      stored={listed.guide}
      reread={async () => {
        const latest = await reread()
        return latest?.kind === 'holidays' ? latest.guide : undefined
      }}
    />
  )
}

/** The form of the guide in the URL. */
export const EditGuide = () => {
  const t = useGuidesTexts()
  const { values, setFilters } = useSearchState(GUIDES_ADDRESS)
  const query = useStaffGuides()
  const handleSaved = () => {
    void query.refetch()
    setFilters({})
  }
  return (
    <ResourceEditor
      edit={values.edit}
      query={query}
      find={(guides, id) => listGuides(guides).find((listed) => listed.id === id)}
      onSaved={handleSaved}
      texts={{ failed: t('list.failed'), unknown: t('form.unknown'), unknownHint: t('form.unknownHint') }}
    >
      {({ stored, reread, onTake }, guides) =>
        stored &&
        guides && <GuideEditor listed={stored} guides={guides} reread={reread} onTake={onTake} onSaved={handleSaved} />
      }
    </ResourceEditor>
  )
}
