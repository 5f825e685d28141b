import { Text } from '@mantine/core';
import type { ApiKey, RevealedApiKey } from '../api/schema.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { HiddenSecret } from '../components/HiddenSecret.tsx';
import fieldClasses from '../components/SecretField.module.css';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './ApiKeyCard.module.css';
import { keyStart } from './key-start.ts';

/** The key: hidden but for its first characters, or revealed with its two halves and buttons to copy. */
export const KeyField = ({
  apiKey: { id, label },
  revealed,
  reveal,
  hide,
}: {
  apiKey: ApiKey;
  revealed: RevealedApiKey | undefined;
  reveal: () => void;
  hide: () => void;
}) => {
  const { keys: texts } = useTexts('apiKeys');
  const { hidden, copyFirst } = texts;
  return (
    <>
      <HiddenSecret
        start={keyStart(id)}
        revealed={revealed?.apiKey}
        texts={{
          hidden,
          copyFirst,
          reveal: texts.reveal(label),
          hide: texts.hide(label),
          copy: texts.copy(label),
        }}
        reveal={reveal}
        hide={hide}
      />
      {revealed && (
        <div className={classes.halves}>
          <Text size="sm" c="dimmed">
            {texts.halves}
          </Text>
          {(['clientId', 'clientSecret'] as const).map((half) => (
            <div key={half} className={fieldClasses.field}>
              <span className={fieldClasses.value}>
                <Text span size="xs" c="dimmed" display="block" ff="text">
                  {texts[half]}
                </Text>
                {revealed[half]}
              </span>
              <CopyButton text={revealed[half]} name={`${texts[half]}: ${texts.copy(label)}`} />
            </div>
          ))}
        </div>
      )}
    </>
  );
};
