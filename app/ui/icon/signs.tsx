import { drawIcon } from './icon.tsx';

/** Icons used by the frame and Home, so they load with every page. */
export const CheckIcon = /* @__PURE__ */ drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = /* @__PURE__ */ drawIcon(<path d="M6 6l12 12M18 6 6 18" />);
export const MenuIcon = /* @__PURE__ */ drawIcon(<path d="M3 9h18M3 15.5h18" />);
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const ArrowUpIcon = /* @__PURE__ */ drawIcon(<path d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />);
export const PauseIcon = /* @__PURE__ */ drawIcon(<path d="M9.5 7v10M14.5 7v10" />);
export const PlayIcon = /* @__PURE__ */ drawIcon(
  <path d="M8.5 6.2v11.6a.6.6 0 0 0 .92.5l8.8-5.8a.6.6 0 0 0 0-1l-8.8-5.8a.6.6 0 0 0-.92.5Z" fill="currentColor" />,
);
export const AlertIcon = /* @__PURE__ */ drawIcon(<path d="M12 4.5 21 19.5H3ZM12 10v4.5M12 16.9v.1" />);
