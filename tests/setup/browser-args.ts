/** What Playwright switches off itself. The last list counts alone, so ours repeats it (`tests/structure/browser-args.test.ts`). */
export const switchedOffByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints', 'AimEnabled'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch', 'msForceBrowserSignIn'],
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The address bar's own pages, loaded again for every context: more work than one of our pages. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process kept ready for the next page. Every context of a test would start one and throw it away. */
const processesAhead = ['SpareRendererForSitePerProcess'];

export const browserArgs = [
  ...['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  ...['--disable-sync', '--no-first-run', '--disable-gpu'],
  `--disable-features=${[...switchedOffByPlaywright, ...addressBarPages, ...processesAhead].join(',')}`,
];
