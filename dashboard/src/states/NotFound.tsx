import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { urls } from '../urls.ts';
import { EmptyState } from './EmptyState.tsx';
import { stateTexts } from './texts.ts';

export const NotFound = () => {
  const { notFound } = useTexts(stateTexts);
  return (
    <EmptyState
      level={1}
      title={notFound.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.landing}>
          {notFound.home}
        </Button>
      }
    >
      {notFound.text}
    </EmptyState>
  );
};
