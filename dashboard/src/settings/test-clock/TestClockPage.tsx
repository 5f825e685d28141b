import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Row, Rows } from '../../components/Rows.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Answered } from '../../states/Answered.tsx';
import { Clocks } from './Clocks.tsx';
import { CustomJump } from './CustomJump.tsx';
import { JumpDialog } from './JumpDialog.tsx';
import { jumps } from './jumps.ts';

/** Moves the time of the sandbox forward. Production does not have this page. */
export const TestClockPage = () => {
  const texts = useTexts('testClock');
  const formats = useFormats();
  const query = useApi('/test-clock', {});
  const [jumpSeconds, setJumpSeconds] = useState<number>();
  return (
    <Page title={texts.title} description={texts.description}>
      <Answered query={query}>
        {(time) => (
          <Stack gap="xl">
            <Clocks time={time} />
            <PageSection title={texts.choose} text={texts.chooseText}>
              <Stack>
                <Rows label={texts.list}>
                  {jumps.map(({ name, seconds }) => (
                    <Row
                      key={name}
                      name={
                        <>
                          <Text fw={600}>{formats.duration(seconds)}</Text>
                          <Text size="sm" c="dimmed">
                            {texts.jumps[name]}
                          </Text>
                        </>
                      }
                      action={
                        <Button
                          variant="default"
                          onClick={() => setJumpSeconds(seconds)}
                          aria-label={texts.moveBy(formats.duration(seconds))}
                        >
                          {texts.move}
                        </Button>
                      }
                    />
                  ))}
                </Rows>
                <Panel p={{ base: 'md', sm: 'lg' }}>
                  <CustomJump ask={setJumpSeconds} />
                </Panel>
              </Stack>
            </PageSection>
            {jumpSeconds !== undefined && (
              <JumpDialog seconds={jumpSeconds} time={time} close={() => setJumpSeconds(undefined)} />
            )}
          </Stack>
        )}
      </Answered>
    </Page>
  );
};
