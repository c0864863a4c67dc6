/** What the service tells the slide frame's script, as JSON in the page. */
export interface SlideFrameData {
  appKey: string
  scene: string
}
