/** Timings and sizes of the frame around every page. */
export const shell = {
  /** How long until a notification disappears. */
  notificationMs: 2000,
  /** The payment screen shows its loader at least this long. */
  loaderMinimumMs: 2500,
  loaderOpacity: 0.9,
  loaderSpeed: 125,
  /** How long after closing the sign-in modal returns to its first view. */
  signInResetMs: 300,
  surveyListResetMs: 1000,
  /** Scrolls to a hash target only after the new page has settled. */
  hashScrollDelayMs: 400,
  chunkTimeoutMs: 120_000,

  stickyHeaderPx: 50,
  backToTopPx: 300,
  /** Narrower windows get the mobile menu. */
  mobileMenuPx: 768,
  modalWidthPx: 710,
  wideScreenPx: 420,

  heroImages: 6,
  heroStepMs: 3000,
  heroDragPx: 50,
  testimonialStepMs: 2200,
  /** As a fraction of a slide's width. */
  offeringsDragShare: 0.1,
  progressPieSegments: 8,
} as const;
