/** When a questionnaire is open, milliseconds, half-open. Its address is a setting. */
export interface SurveyWindowRow {
  id: string
  begins_at: number
  ends_at: number
}

declare module '../../database/types' {
  interface BannerRow {
    /** What the picture says; read aloud, and drawn over it. */
    title_zh_cn: string
    title_zh_hk: string
    title_en: string
  }
  interface Database {
    survey_windows: SurveyWindowRow
  }
}
