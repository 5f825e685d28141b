type Environ = Readonly<Record<string, string | undefined>>;

const shown = [
  'FLORIN_DATA_DIR',
  'PORT',
  'PUBLIC_URL',
  'SHOP_PORT',
  'SHOP_PUBLIC_URL',
  'DATABASE_PASSWORD_FILE',
  'FLORIN_SECRET_FILE',
];

/** These may have a password in them, which must not come into a terminal's history or a log. */
const secret = ['DATABASE_URL', 'FLORIN_SECRET', 'FLORIN_SECRET_PREVIOUS'];

/** The command of the README with the settings of this sandbox, under a line that says where it works. */
export const firstPaymentCommand = (environ: Environ) => {
  const isGiven = (name: string) => environ[name] !== undefined;
  const settings = shown.filter(isGiven).map((name) => `${name}='${environ[name]}' `);
  const toSet = secret.filter(isGiven);
  const like = toSet.length === 0 ? '' : `, with ${toSet.join(' and ')} as in this one`;
  return [
    `A first payment, from another terminal in this folder${like}:`,
    '',
    `  ${settings.join('')}npm run florin -- first-payment`,
  ];
};
