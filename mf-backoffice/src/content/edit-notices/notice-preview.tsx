import { LANGUAGE_TAG, type Language } from '@shuttle/domain'
import type { NoticeTextField } from '@shuttle/domain/staff'
import { Notice, Stack } from '@shuttle/ui'
import { TEXT_LANGUAGES } from '../domain/text-languages'
import { useContentTexts } from '../texts/use-content-texts'

const FIELDS = {
  'zh-hk': ['titleZhHk', 'contentZhHk'],
  'zh-cn': ['titleZhCn', 'contentZhCn'],
  en: ['titleEn', 'contentEn'],
} as const satisfies Record<Language, readonly [NoticeTextField, NoticeTextField]>

/** A notice in each language, rendered by the widget of home. */
export const NoticePreview = ({ texts }: { texts: Readonly<Record<NoticeTextField, string>> }) => {
  const t = useContentTexts()
  return (
    <Stack>
      {TEXT_LANGUAGES.map((language) => {
        const [title, content] = FIELDS[language]
        return (
          <section key={language} aria-label={t(`language.${language}`)} lang={LANGUAGE_TAG[language]}>
            <Notice title={texts[title].trim() || '…'}>{texts[content].trim() || '…'}</Notice>
          </section>
        )
      })}
    </Stack>
  )
}
