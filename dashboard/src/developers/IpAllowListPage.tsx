import { useApi, useApiChange } from '../api/use-api.ts';
import { Page } from '../components/Page.tsx';
import { Panel } from '../components/Panel.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { Answered } from '../states/Answered.tsx';
import { AllowListEditor } from './AllowListEditor.tsx';

/** The addresses that may call the API of this environment. */
export const IpAllowListPage = () => {
  const texts = useTexts('ipAllowList');
  const query = useApi('/ip-allow-list', {});
  const replace = useApiChange('put', '/ip-allow-list', ['/ip-allow-list']);
  return (
    <Page title={texts.title} description={texts.description}>
      <Panel p={{ base: 'md', sm: 'xl' }}>
        <Answered query={query}>
          {(list) => (
            <AllowListEditor
              list={list}
              isSaving={replace.isPending}
              problem={replace.error}
              save={(body, onSaved) =>
                replace.mutate({ body }, { onSuccess: onSaved, onError: () => void query.refetch() })
              }
            />
          )}
        </Answered>
      </Panel>
    </Page>
  );
};
