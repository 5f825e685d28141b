import { Button, Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useApiChange, useApiPages } from '../../api/use-api.ts';
import { Page } from '../../components/Page.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Rows } from '../../components/Rows.tsx';
import { useTimeZone } from '../../format/time-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LogIcon, ShieldIcon } from '../../icons.tsx';
import { Answered } from '../../states/Answered.tsx';
import { EmptyState } from '../../states/EmptyState.tsx';
import { ProblemAlert } from '../../states/ProblemAlert.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { readFilter, toQuery, writeFilter } from './filter.ts';
import { Verification } from './Verification.tsx';

/** Everything operators did. The filter is in the address, so that it can be sent to someone. */
export const AuditLogPage = () => {
  const texts = useTexts('auditLog');
  const { more } = useTexts('components');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search, useTexts('auditActions'));
  const query = toQuery(filter, useTimeZone());
  const list = useApiPages('/audit-log', { params: { query } });
  const verify = useApiChange('post', '/audit-log/verify', []);
  const verifyButton = (
    <Button
      variant="default"
      leftSection={<ShieldIcon size={18} />}
      loading={verify.isPending}
      onClick={() => verify.mutate({})}
    >
      {texts.verify}
    </Button>
  );
  return (
    <Page title={texts.title} description={texts.description} actions={verifyButton}>
      <Stack gap={0}>
        <ProblemAlert problem={verify.error} />
        <Verification
          outcome={verify.data}
          compare={(head) => verify.mutate({ params: { query: { head } } })}
        />
        <AuditFilters
          key={search.toString()}
          filter={filter}
          apply={(wanted) => setSearch(writeFilter(wanted))}
        />
        <Answered query={{ ...list, data: list.items }}>
          {(entries) =>
            entries.length === 0 ? (
              <Panel>
                <EmptyState icon={LogIcon} title={texts.emptyTitle}>
                  {texts.empty}
                </EmptyState>
              </Panel>
            ) : (
              <Stack>
                <Rows label={texts.list} columns={[texts.what, texts.when, texts.who, texts.address]}>
                  {entries.map((entry) => (
                    <AuditRow
                      key={entry.sequence}
                      entry={entry}
                      isBroken={entry.sequence === verify.data?.brokenAt}
                    />
                  ))}
                </Rows>
                {list.hasNextPage && (
                  <Button
                    variant="default"
                    loading={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    {more}
                  </Button>
                )}
              </Stack>
            )
          }
        </Answered>
      </Stack>
    </Page>
  );
};
