import { drawIcon } from './icon.tsx';

/** Icons for what a line is about. */
export const CartIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3 5h2.4l2.2 10.2a1 1 0 0 0 1 .8h8.6a1 1 0 0 0 1-.8L19.8 8H6.2" />
    <circle cx="9.5" cy="19.3" r="1.2" />
    <circle cx="16.5" cy="19.3" r="1.2" />
  </>,
);
export const PersonIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20c.8-3.6 3.7-5.6 7.2-5.6s6.4 2 7.2 5.6" />
  </>,
);
export const MailIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="m4.2 7 7.8 6 7.8-6" />
  </>,
);
export const PhoneIcon = /* @__PURE__ */ drawIcon(
  <path d="M5 4.5h3.4l1.6 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.6V19a1 1 0 0 1-1 1A14.5 14.5 0 0 1 4 5.5a1 1 0 0 1 1-1Z" />,
);
export const CalendarIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="1.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const ClockIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 7.3V12l3.2 2" />
  </>,
);
export const TruckIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3 6.5h11v10H9.5M5 16.5H3v-10M14 10h3.6l3.4 3.4v3.1h-1.8M15.5 16.5H14" />
    <circle cx="7.2" cy="17" r="1.8" />
    <circle cx="17.3" cy="17" r="1.8" />
  </>,
);
export const RulerIcon = /* @__PURE__ */ drawIcon(<path d="M3 8.5h18v7H3ZM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v3" />);
export const CameraIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M4.5 7.5h3.2L9.3 5h5.4l1.6 2.5h3.2a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1Z" />
    <circle cx="12" cy="13" r="3.4" />
  </>,
);
export const LockIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="1.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </>,
);
export const UnlockIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="5.5" y="10.5" width="13" height="9.5" rx="1.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 6.8-1.2" />
  </>,
);
export const DoorIcon = /* @__PURE__ */ drawIcon(<path d="M6.5 20.5v-17h11v17M4 20.5h16M14.2 12v1" />);
export const HeartIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 20C6.5 16.2 3.5 13 3.5 9.3A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8.5 1.7C20.5 13 17.5 16.2 12 20Z" />,
);
export const StarIcon = /* @__PURE__ */ drawIcon(
  <path d="m12 4 2.4 5.1 5.6.7-4.1 3.9 1.1 5.6L12 16.5l-5 2.8 1.1-5.6L4 9.8l5.6-.7Z" />,
);
export const InfoIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 11.3v5M12 7.8v.1" />
  </>,
);
export const PictureIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="1.5" />
    <circle cx="8.5" cy="9.7" r="1.5" />
    <path d="m4 17 5-4.5 3.5 3 3.5-3.5 4.5 4.5" />
  </>,
);
