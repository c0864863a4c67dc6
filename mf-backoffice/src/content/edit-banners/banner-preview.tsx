import { LANGUAGE_TAG } from '@shuttle/domain'
import type { BannerContent } from '@shuttle/domain/staff'
import { Stack } from '@shuttle/ui'
import { BannerFace, bannerClass } from '@shuttle/ui/banner'
import { contentTitle } from '../domain/content-title'
import { TEXT_LANGUAGES } from '../domain/text-languages'
import { useContentTexts } from '../texts/use-content-texts'

type Shown = Pick<BannerContent, 'titleZhHk' | 'titleZhCn' | 'titleEn' | 'picture'>

/** A banner in each language, rendered by the widget of home. */
export const BannerPreview = ({ banner }: { banner: Shown }) => {
  const t = useContentTexts()
  if (banner.picture === '') return <p>{t('preview.empty')}</p>
  return (
    <Stack>
      {TEXT_LANGUAGES.map((language) => (
        <section key={language} aria-label={t(`language.${language}`)} lang={LANGUAGE_TAG[language]}>
          <div className={bannerClass}>
            <BannerFace
              image={banner.picture}
              title={contentTitle(banner, language).trim()}
              fallback={t('banner.sample')}
            />
          </div>
        </section>
      ))}
    </Stack>
  )
}
