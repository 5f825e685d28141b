import { Input, NativeSelect, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { languageCodes, languages, type Language } from '../i18n/languages.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';

/** Light or dark, and the language; kept in this browser. */
export const Preferences = () => {
  const { preferences: texts } = useTexts('components');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { language, setLanguage } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (chosen: Language) =>
    setLanguage(chosen).then(
      () => setHasFailed(false),
      () => setHasFailed(true),
    );
  return (
    <>
      <Input.Wrapper label={texts.theme} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label={texts.theme}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: texts.themes[value] }))}
        />
      </Input.Wrapper>
      <NativeSelect
        label={texts.language}
        error={hasFailed && texts.languageFailed}
        errorProps={{ role: 'alert' }}
        value={language}
        onChange={({ currentTarget: { value } }) => void choose(value as Language)}
        data={languageCodes.map((value) => ({ value, label: languages[value].name }))}
      />
    </>
  );
};
