import { ActionIcon, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import type { ApiKey, RevealedApiKey } from '../api/schema.ts';
import { CopyButton } from '../components/CopyButton.tsx';
import fieldClasses from '../components/SecretField.module.css';
import { useTexts } from '../i18n/use-texts.ts';
import { OpenPadlockIcon, PadlockIcon } from '../icons.tsx';
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
  const padlock = revealed ? texts.hide(label) : texts.reveal(label);
  return (
    <>
      <div className={fieldClasses.field}>
        {revealed ? (
          <span className={fieldClasses.value}>{revealed.apiKey}</span>
        ) : (
          <span className={fieldClasses.value}>
            {keyStart(id)}
            <span className={classes.mask} aria-hidden="true">
              ••••••••
            </span>{' '}
            <VisuallyHidden>{texts.hidden}</VisuallyHidden>
          </span>
        )}
        <Tooltip label={padlock}>
          <ActionIcon variant="subtle" size={40} onClick={revealed ? hide : reveal} aria-label={padlock}>
            {revealed ? <OpenPadlockIcon /> : <PadlockIcon />}
          </ActionIcon>
        </Tooltip>
        <CopyButton text={revealed?.apiKey} name={texts.copy(label)} disabledReason={texts.copyFirst} />
      </div>
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
