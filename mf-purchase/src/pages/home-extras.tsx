import { HelpLink } from '@shuttle/booking/help'
import type { HomeContent } from '@shuttle/calls'
import { AirportTiles } from '../features/browse-lines/airport-tiles'
import { Banners } from '../features/see-announcements/banners'
import { MyRideNotices } from '../features/see-announcements/my-ride-notices'
import { SurveyLink } from '../features/see-announcements/survey-link'

export { PlanTrip } from '../features/plan-trip/plan-trip'

/** The content below the lines, which loads after them. */
export const HomeExtras = ({ content }: { content: HomeContent }) => (
  <>
    <MyRideNotices />
    <AirportTiles lines={content.lines} />
    <Banners banners={content.banners} />
    <SurveyLink survey={content.survey} />
    <HelpLink kind="text" />
  </>
)
