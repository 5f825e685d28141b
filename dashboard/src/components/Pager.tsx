import { Button, Group } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { LeftIcon, RightIcon } from '../icons.tsx';

/** The cursors of the previous pages, in the browser's history. An address that someone was sent has none. */
interface Trail {
  readonly trail?: readonly string[];
}

const isTrail = (state: unknown): state is Trail => typeof state === 'object' && state !== null;

/** The current page is in the address, as `after`, so the browser's back button goes back a page. */
export const Pager = ({ nextCursor }: { nextCursor: string | null }) => {
  const { pager: texts } = useTexts('components');
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const after = search.get('after');
  const { trail = [] } = isTrail(state) ? state : {};
  if (after === null && nextCursor === null) return null;
  const to = (cursor: string | undefined) => {
    const next = new URLSearchParams(search);
    next.delete('after');
    if (cursor !== undefined && cursor !== '') next.set('after', cursor);
    return { search: next.toString() };
  };
  return (
    <Group component="nav" aria-label={texts.pages} justify="space-between" mt="md">
      <div>
        {after !== null && (
          <Button
            variant="default"
            leftSection={<LeftIcon size={16} />}
            component={Link}
            to={to(trail.at(-1))}
            state={{ trail: trail.slice(0, -1) }}
          >
            {trail.length > 0 ? texts.previous : texts.first}
          </Button>
        )}
      </div>
      {nextCursor !== null && (
        <Button
          variant="default"
          rightSection={<RightIcon size={16} />}
          component={Link}
          to={to(nextCursor)}
          state={{ trail: [...trail, after ?? ''] }}
        >
          {texts.next}
        </Button>
      )}
    </Group>
  );
};
