import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import { EmptyState } from './EmptyState.tsx';

export const NotFound = () => {
  const { notFound } = useTexts('states');
  return (
    <EmptyState
      level={1}
      title={notFound.title}
      action={
        <Button mt="md" variant="default" component={Link} to={urls.home}>
          {notFound.home}
        </Button>
      }
    >
      {notFound.text}
    </EmptyState>
  );
};
