import { Text } from '@mantine/core';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './PasswordStrength.module.css';
import { passwordLength } from './use-new-password.ts';

const strongLength = 16;
const veryStrongLength = 20;

const levelOf = (length: number) =>
  length >= veryStrongLength
    ? 'veryStrong'
    : length >= strongLength
      ? 'strong'
      : length >= passwordLength.least
        ? 'enough'
        : 'short';

const filled = { short: 0, enough: 1, strong: 2, veryStrong: 3 } as const;

/** Judged by length alone: length makes a password hard to guess, rules on its letters make it hard to remember. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { strength: texts } = useTexts('password');
  if (password === '') return null;
  const level = levelOf(password.length);
  return (
    <div className={classes.strength}>
      <span className={classes.bars} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={classes.bar} data-filled={bar <= filled[level]} />
        ))}
      </span>
      <Text size="xs" c="dimmed" component="span">
        {level === 'short' ? texts.short(passwordLength.least - password.length) : texts[level]}
      </Text>
    </div>
  );
};
