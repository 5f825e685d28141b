import type { ReactNode } from 'react';

export type Icon = (props: { size?: number }) => ReactNode;

/** Lines in the manner of the buyer's pages. The words beside an icon say the same: to a screen reader it is not there. */
const draw =
  (shapes: ReactNode): Icon =>
  ({ size = 20 }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes}
    </svg>
  );

const path = (d: string) => draw(<path d={d} />);

export const KeyIcon = draw(
  <>
    <circle cx="8" cy="15" r="4.25" />
    <path d="m11 12 8.5-8.5M16 7l3 3M13.5 9.5l1.75 1.75" />
  </>,
);
export const PadlockIcon = draw(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11M12 15v2" />
  </>,
);
export const OpenPadlockIcon = draw(
  <>
    <rect x="5" y="11" width="14" height="9.5" rx="2" />
    <path d="M8 11V7.5a4 4 0 0 1 7.8-1.2M12 15v2" />
  </>,
);
export const ClipboardIcon = draw(
  <>
    <rect x="5" y="4.5" width="14" height="16.5" rx="2" />
    <path d="M9 4.5V4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v.5a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1ZM9 11h6M9 15h4" />
  </>,
);
export const ShieldIcon = path(
  'M12 3 5 5.5v5.6c0 4.4 2.9 8 7 9.9 4.1-1.9 7-5.5 7-9.9V5.5L12 3Zm-3 9 2.2 2.2L15.2 10',
);
export const TerminalIcon = draw(
  <>
    <rect x="3" y="4.5" width="18" height="15" rx="2" />
    <path d="m7 9.5 3 2.5-3 2.5M12.5 15H17" />
  </>,
);
export const BookIcon = path(
  'M12 6.5C10.2 5.2 7.6 4.5 4.5 4.5v13.5c3.1 0 5.7.7 7.5 2 1.8-1.3 4.4-2 7.5-2V4.5c-3.1 0-5.7.7-7.5 2Zm0 0V20',
);
export const HomeIcon = path('M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5');
export const PaymentsIcon = path('M4 8.5h13m0 0L13.5 5M17 8.5 13.5 12M20 15.5H7m0 0L10.5 12M7 15.5l3.5 3.5');
export const PurseIcon = draw(
  <>
    <path d="M17.5 8V5.5a1 1 0 0 0-1.2-1L5 6.6A1.25 1.25 0 0 0 4 7.8v10.7A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 18.5 8H5" />
    <path d="M16 14v.01" strokeWidth="2.5" />
  </>,
);
export const SearchIcon = draw(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </>,
);
export const FilterIcon = path('M4 6h16M7 12h10M10 18h4');
export const DownloadIcon = path('M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15');
export const QuestionIcon = draw(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.75 9.5a2.3 2.3 0 1 1 3.4 2c-.8.45-1.15.95-1.15 1.75m0 3v.01" />
  </>,
);
export const PauseIcon = path('M9 6v12M15 6v12');
export const LeftIcon = path('m14.5 6-6 6 6 6');
export const RightIcon = path('m9.5 6 6 6-6 6');
export const RefreshIcon = path('M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4');
export const PersonIcon = draw(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const PeopleIcon = draw(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.75 19.5c.6-3.5 3-5.25 6.25-5.25s5.65 1.75 6.25 5.25M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.75 14.75c1.9.7 3.1 2.3 3.5 4.75" />
  </>,
);
export const LogIcon = draw(
  <>
    <rect x="4.5" y="3.5" width="15" height="17" rx="2" />
    <path d="M8.5 8.5h7M8.5 12h7M8.5 15.5h4" />
  </>,
);
export const ClockIcon = draw(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.25l3.5 2" />
  </>,
);
export const MoreIcon = draw(
  <>
    <circle cx="5.5" cy="12" r=".75" />
    <circle cx="12" cy="12" r=".75" />
    <circle cx="18.5" cy="12" r=".75" />
  </>,
);
export const TickIcon = path('m5 12.5 4.5 4.5L19 7.5');
export const PlusIcon = path('M12 5v14M5 12h14');
export const AlertIcon = path('M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.5v.01');
export const OutsideIcon = path(
  'M14 4h6v6m0-6-9 9M17 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7H10',
);
export const BinIcon = path('M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const DownIcon = path('m6.5 9.5 5.5 5.5 5.5-5.5');
export const UnpluggedIcon = path('M9 3v4m6-4v4M6.5 7h11v4a5.5 5.5 0 0 1-11 0V7ZM12 16.5V21M3 3l18 18');
export const NothingIcon = draw(
  <>
    <circle cx="12" cy="12" r="8.5" strokeDasharray="3.5 3.5" />
    <path d="M9 12h6" />
  </>,
);
