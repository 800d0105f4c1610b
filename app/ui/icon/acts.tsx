import { drawIcon } from './icon.tsx';

/** Icons for what a control does, only on pages that use them. */
export const PlusIcon = /* @__PURE__ */ drawIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = /* @__PURE__ */ drawIcon(<path d="M5 12h14" />);
export const MoreIcon = /* @__PURE__ */ drawIcon(
  <g fill="currentColor" stroke="none">
    <circle cx="5" cy="12" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="19" cy="12" r="1.6" />
  </g>,
);
export const ChevronUpIcon = /* @__PURE__ */ drawIcon(<path d="m6 15 6-6 6 6" />);
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon(<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />);
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />);
export const ArrowDownIcon = /* @__PURE__ */ drawIcon(<path d="M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5" />);
export const ExternalIcon = /* @__PURE__ */ drawIcon(<path d="M8 16 18.5 5.5M10 5.5h8.5V14" />);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
export const UploadIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 15.5V4.5M7 9l5-4.5L17 9M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3" />,
);
export const DownloadIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 4.5v11M7 11l5 4.5 5-4.5M4.5 15.5v3a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3" />,
);
export const TrashIcon = /* @__PURE__ */ drawIcon(
  <path d="M4.5 7h15M9.5 7V5a.8.8 0 0 1 .8-.8h3.4a.8.8 0 0 1 .8.8v2M6.5 7l.8 12a1 1 0 0 0 1 .9h7.4a1 1 0 0 0 1-.9l.8-12M10.2 11v5.2M13.8 11v5.2" />,
);
export const EditIcon = /* @__PURE__ */ drawIcon(
  <path d="m4.5 19.5.9-3.8L16 5.1a1.5 1.5 0 0 1 2.1 0l.8.8a1.5 1.5 0 0 1 0 2.1L8.3 18.6ZM14 7l3 3" />,
);
export const ShareIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 14V4M8.2 7.3 12 3.8l3.8 3.5M8.5 10.5H6a1 1 0 0 0-1 1v7.7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7.7a1 1 0 0 0-1-1h-2.5" />,
);
export const PrintIcon = /* @__PURE__ */ drawIcon(
  <path d="M7.5 8.5v-4h9v4M7.5 16.5H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2.5M7.5 14h9v6h-9Z" />,
);
export const SwapIcon = /* @__PURE__ */ drawIcon(
  <path d="M4.5 8.5h14M15 5l3.5 3.5L15 12M19.5 15.5h-14M9 12l-3.5 3.5L9 19" />,
);
export const FilterIcon = /* @__PURE__ */ drawIcon(<path d="M4 7h16M7 12h10M10 17h4" />);
export const DragIcon = /* @__PURE__ */ drawIcon(
  <g fill="currentColor" stroke="none">
    <circle cx="9" cy="6" r="1.4" />
    <circle cx="15" cy="6" r="1.4" />
    <circle cx="9" cy="12" r="1.4" />
    <circle cx="15" cy="12" r="1.4" />
    <circle cx="9" cy="18" r="1.4" />
    <circle cx="15" cy="18" r="1.4" />
  </g>,
);
export const TurnIcon = /* @__PURE__ */ drawIcon(<path d="M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v4h-4" />);
