import type { PayoutAct } from './payout-acts.ts';

/** What is there at the end, wherever a process has stopped on the way. */
export interface Outcome {
  readonly status: string;
  readonly postings: readonly string[];
  readonly events: readonly string[];
  /** How often the log has each act of an administrator on its run. */
  readonly logged: readonly string[];
  /** What the account has. */
  readonly balanceMinor: bigint;
  /** What the files of all runs pay for this payout: one that is in two of them is paid twice. */
  readonly files: readonly string[];
}

export interface PayoutStory {
  readonly name: string;
  readonly acts: readonly PayoutAct[];
  /** What someone else does at the same time, from when this act is done. */
  readonly rival?: { readonly after: PayoutAct; readonly acts: readonly PayoutAct[] };
  /** The account begins without money, and gets it by the acts. */
  readonly isPoor?: boolean;
  /** It is due by a schedule. */
  readonly isScheduled?: boolean;
  /** Several, where it matters who was first. */
  readonly outcomes: readonly Outcome[];
}

const approved = ['payout_run_approved', 'payout_run_made'];

const cancelled: Outcome = {
  status: 'cancelled',
  postings: ['back', 'reserve'],
  events: ['payout.created', 'payout.cancelled'],
  logged: [],
  balanceMinor: 100n,
  files: [],
};

const inFile: Outcome = {
  status: 'approved',
  postings: ['reserve'],
  events: ['payout.created', 'payout.approved'],
  logged: approved,
  balanceMinor: 0n,
  files: ['1.00'],
};

const paid: Outcome = {
  ...inFile,
  status: 'paid',
  postings: ['pay', 'reserve'],
  events: ['payout.created', 'payout.approved', 'payout.paid'],
};

const returned: Outcome = {
  ...paid,
  status: 'returned',
  postings: ['pay', 'reserve', 'return'],
  events: [...paid.events, 'payout.returned'],
  balanceMinor: 100n,
};

/** The bank never sent it. */
const rejected: Outcome = {
  ...returned,
  postings: ['back', 'reserve'],
  events: [...inFile.events, 'payout.returned'],
};

export const payoutStories: readonly PayoutStory[] = [
  { name: 'a payout that is cancelled', acts: ['create', 'cancel'], outcomes: [cancelled] },
  {
    name: 'a payout whose run is cancelled',
    acts: ['create', 'collect', 'cancel_run', 'cancel'],
    outcomes: [{ ...cancelled, logged: ['payout_run_cancelled', 'payout_run_made'] }],
  },
  {
    name: 'a payout that comes back',
    acts: ['create', 'collect', 'approve', 'pay', 'return'],
    outcomes: [returned],
  },
  { name: 'a payout that is paid', acts: ['create', 'collect', 'approve', 'pay'], outcomes: [paid] },
  {
    name: 'a payout that is settled by hand',
    acts: ['create', 'collect', 'approve', 'settle'],
    outcomes: [rejected],
  },
  {
    name: 'a payout by a schedule',
    acts: ['schedule', 'collect', 'approve', 'pay'],
    isScheduled: true,
    outcomes: [paid],
  },
  {
    name: 'commission that is paid out',
    acts: ['commission', 'create', 'collect', 'approve', 'pay'],
    isPoor: true,
    outcomes: [paid],
  },
  {
    name: 'a payout that two runs want',
    acts: ['create', 'collect', 'approve', 'pay'],
    rival: { after: 'create', acts: ['collect_other', 'approve_other'] },
    outcomes: [paid],
  },
  {
    name: 'a payout that is cancelled while it is approved',
    acts: ['create', 'collect', 'approve'],
    rival: { after: 'collect', acts: ['cancel'] },
    outcomes: [inFile, { ...cancelled, logged: ['payout_run_made'] }, cancelled],
  },
  {
    name: 'a payout that is settled by hand while a statement is taken in',
    acts: ['create', 'collect', 'approve', 'pay'],
    rival: { after: 'approve', acts: ['settle'] },
    outcomes: [paid, returned, rejected],
  },
];
