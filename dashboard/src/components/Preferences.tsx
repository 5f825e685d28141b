import { Input, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { use } from 'react';
import { languageNames, languages } from '../i18n/language.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { useTexts } from '../i18n/texts.ts';
import { shellTexts } from '../shell/texts.ts';

/** Light or dark, English or French; kept in this browser. */
export const Preferences = () => {
  const { user } = useTexts(shellTexts);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { language, setLanguage } = use(LanguageContext);
  return (
    <>
      <Input.Wrapper label={user.theme} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          mt={4}
          aria-label={user.theme}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: user[value] }))}
        />
      </Input.Wrapper>
      <Input.Wrapper label={user.language} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          mt={4}
          aria-label={user.language}
          value={language}
          onChange={(value) => setLanguage(value)}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      </Input.Wrapper>
    </>
  );
};
