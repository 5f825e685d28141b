/** Florin's logo, a coin, as on the buyer's pages. */
export const Coin = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <circle cx="16" cy="16" r="15" fill="#d9a520" />
    <circle cx="16" cy="16" r="12.25" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="0.75" />
    <path d="M12.5 23.5V9h8.5M12.5 16h6.75" fill="none" stroke="#fff" strokeWidth="3.25" />
  </svg>
);
