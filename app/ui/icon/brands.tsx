import { drawIcon } from './icon.tsx';

/** Other companies' logos, in their own colors if their sign-in button rules require it. */
export const GoogleIcon = /* @__PURE__ */ drawIcon(
  <g stroke="none">
    <path
      fill="var(--google-blue)"
      d="M21.6 12.23c0-.68-.06-1.34-.18-1.97H12v3.73h5.38a4.6 4.6 0 0 1-2 3.02v2.5h3.23c1.89-1.74 2.99-4.3 2.99-7.28Z"
    />
    <path
      fill="var(--google-green)"
      d="M12 22c2.7 0 4.96-.9 6.62-2.42l-3.23-2.51c-.9.6-2.04.96-3.39.96-2.6 0-4.81-1.76-5.6-4.12H3.07v2.59A10 10 0 0 0 12 22Z"
    />
    <path fill="var(--google-yellow)" d="M6.4 13.91a6 6 0 0 1 0-3.82V7.5H3.07a10 10 0 0 0 0 9Z" />
    <path
      fill="var(--google-red)"
      d="M12 5.97c1.47 0 2.79.5 3.82 1.5l2.87-2.87A9.6 9.6 0 0 0 12 2a10 10 0 0 0-8.93 5.5l3.33 2.59C7.19 7.73 9.4 5.97 12 5.97Z"
    />
  </g>,
);
export const FacebookIcon = /* @__PURE__ */ drawIcon(
  <g stroke="none">
    <circle cx="12" cy="12" r="10" fill="var(--facebook-blue)" />
    <path
      fill="var(--card)"
      d="M13.4 21.9v-7.3h2.45l.45-2.9h-2.9V9.85c0-.85.42-1.65 1.72-1.65h1.28V5.75s-1.18-.2-2.3-.2c-2.4 0-3.95 1.45-3.95 4.05v2.1H7.5v2.9h2.65v7.3a10.1 10.1 0 0 0 3.25 0Z"
    />
  </g>,
);
export const InstagramIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.8" />
    <circle cx="16.7" cy="7.3" r=".9" fill="currentColor" stroke="none" />
  </>,
);
export const PinterestIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.8" />
    <path d="m9.3 19.8 2.3-9.3M8.7 12.9c-1.5-3 .6-5.9 3.6-5.9 2.6 0 4.3 1.8 4.3 4.2 0 2.8-1.7 4.8-3.7 4.8-1.2 0-2-.7-2.3-1.6" />
  </>,
);
