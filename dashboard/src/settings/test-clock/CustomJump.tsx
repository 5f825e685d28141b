import { Button, NativeSelect, NumberInput, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import classes from './CustomJump.module.css';
import { maxJumpSeconds, unitSeconds, type Unit } from './jumps.ts';

const unitNames = Object.keys(unitSeconds) as readonly Unit[];

/** A jump of any length, up to what the service allows at once. */
export const CustomJump = ({ ask }: { ask: (seconds: number) => void }) => {
  const texts = useTexts('testClock');
  const formats = useFormats();
  const [amount, setAmount] = useState<string | number>(12);
  const [unit, setUnit] = useState<Unit>('hour');
  const seconds = Number(amount) * unitSeconds[unit];
  const isPossible = Number.isInteger(seconds) && seconds >= unitSeconds.minute && seconds <= maxJumpSeconds;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) ask(seconds);
      }}
    >
      <Text fw={600} mb="xs">
        {texts.custom}
      </Text>
      <div className={classes.fields}>
        <NumberInput
          label={texts.amount}
          min={1}
          allowDecimal={false}
          allowNegative={false}
          value={amount}
          onChange={setAmount}
          error={!isPossible && texts.tooFar}
        />
        <NativeSelect
          label={texts.unit}
          value={unit}
          onChange={(event) => setUnit(unitNames.find((name) => name === event.currentTarget.value) ?? unit)}
          data={unitNames.map((value) => ({ value, label: texts.units[value] }))}
        />
        <Button
          className={classes.button}
          variant="default"
          type="submit"
          disabled={!isPossible}
          {...(isPossible ? { 'aria-label': texts.moveBy(formats.duration(seconds)) } : {})}
        >
          {texts.move}
        </Button>
      </div>
    </form>
  );
};
