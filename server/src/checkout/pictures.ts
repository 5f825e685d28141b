type Tone = 'busy' | 'good' | 'calm' | 'bad';

/** Hidden from screen readers, because the text of the page says the same. */
const picture = (tone: Tone, shapes: string) =>
  `<svg class="${tone}" viewBox="0 0 40 40" aria-hidden="true">${shapes}</svg>`;

const onDisc = (tone: Tone, shapes: string) =>
  picture(tone, `<circle class="disc" cx="20" cy="20" r="20"/>${shapes}`);

const tick = '<path d="m13 20.5 5 5 9.5-10.5"/>';

export const spinner = picture(
  'busy',
  '<circle class="track" cx="20" cy="20" r="17"/><path d="M20 3a17 17 0 0 1 17 17"/>',
);

export const brokenLink = onDisc(
  'bad',
  '<path d="m18.5 14.5 2.3-2.3a5 5 0 0 1 7 7l-2.3 2.3m-4 4-2.3 2.3a5 5 0 0 1-7-7l2.3-2.3M14 11.5v-2M11.5 14h-2M26 28.5v2m2.5-4.5h2"/>',
);

/** A card that is crossed out. */
export const declinedCard = onDisc(
  'bad',
  '<path d="M12 14.5h16a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H12a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5Zm-1.5 4h19M11 29.5l18-19"/>',
);

export const outcomePictures: Record<Outcome, string> = {
  captured: onDisc('good', tick),
  cancelled: onDisc('calm', '<path d="m14.5 14.5 11 11m0-11-11 11"/>'),
  expired: onDisc('calm', '<circle cx="20" cy="20" r="9"/><path d="M20 14.5V20l3.5 2.5"/>'),
  failed: onDisc('bad', '<path d="M20 11.5v11m0 5.5v.01"/>'),
  unclear: onDisc('calm', '<circle cx="18.5" cy="18.5" r="7.5"/><path d="m24 24 5 5"/>'),
};

/** A gold coin for the tab. It is in the page itself, so that browsers do not request a missing file. */
export const tabIcon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#d9a520"/>' +
      '<path d="M12 24V9h9M12 16h7" fill="none" stroke="#fff" stroke-width="3.5"/></svg>',
  );

/** What can have become of a payment, as far as its buyer is concerned. */
export type Outcome = 'captured' | 'cancelled' | 'expired' | 'failed' | 'unclear';
