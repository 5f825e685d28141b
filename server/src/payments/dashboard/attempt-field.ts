import { Type } from '../../schema.ts';

export const attemptExample = '6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11';

/** What makes an operator's request safe to send again. */
export const attemptField = (description: string) =>
  Type.String({
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description,
    examples: [attemptExample],
  });
